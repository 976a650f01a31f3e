import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import type { Breadcrumb } from '#lib/domain/screen.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
	readonly title: string;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro?: string | undefined;
}

/** What a page of content opens with. */
export function PageHead({ title, breadcrumbs, intro }: PageHeadProps) {
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<header className={styles['h']}>
				<h1>{title}</h1>
				{intro && <p>{intro}</p>}
			</header>
		</>
	);
}
