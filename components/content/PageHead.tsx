import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
	readonly title: string;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro?: string | undefined;
}

/** The head of a content page: breadcrumbs, heading, introduction. */
export function PageHead({ title, breadcrumbs, intro }: PageHeadProps) {
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<header className={styles['header']}>
				<h1>{title}</h1>
				{intro && <p className={styles['intro']}>{intro}</p>}
			</header>
		</>
	);
}
