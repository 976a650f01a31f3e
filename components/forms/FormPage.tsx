import type { ReactNode } from 'react';
import { PageHead } from '#components/content/PageHead.tsx';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import styles from './FormPage.module.css';

interface FormPageProps {
	readonly title: string;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro?: string;
	/** What stands beside the form on wide screens, and below it on others. */
	readonly beside?: ReactNode;
	/** The form. */
	readonly children: ReactNode;
}

/** The layout of a page with a form. */
export function FormPage({ title, breadcrumbs, intro, beside, children }: FormPageProps) {
	return (
		<>
			<PageHead title={title} breadcrumbs={breadcrumbs} intro={intro} />
			<div className={styles['columns']}>
				<div>{children}</div>
				{beside !== undefined && <aside className={styles['beside']}>{beside}</aside>}
			</div>
		</>
	);
}
