import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/ui/Breadcrumbs.tsx';
import type { Breadcrumb } from '#lib/navigation/page-parts.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
	readonly title: string;
	readonly breadcrumbs: readonly Breadcrumb[];
	readonly intro?: string | undefined;
	/** Size of the introduction's text: `small` on lists of products, `medium` on lists of posts. */
	readonly size?: 'small' | 'medium';
	/** Below the introduction. */
	readonly children?: ReactNode;
}

/** The head of a page: breadcrumbs, heading, introduction. */
export function PageHead({ title, breadcrumbs, intro, size, children }: PageHeadProps) {
	return (
		<>
			<Breadcrumbs items={breadcrumbs} />
			<header className={styles['header']}>
				<h1>{title}</h1>
				{intro && (
					<p className={styles['intro']} data-size={size}>
						{intro}
					</p>
				)}
				{children}
			</header>
		</>
	);
}
