import { Fragment, type ReactNode } from 'react';
import type { Pagination as PaginationData } from '#lib/navigation/page-parts.ts';
import { toPageHref, toPageWindow } from '#lib/navigation/page-window.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Pagination.module.css';

export interface PageLinkProps {
	readonly page: number;
	readonly children: ReactNode;
	readonly rel?: string;
	readonly className: string | undefined;
	readonly 'aria-label'?: string;
}

interface PaginationProps extends Pick<PaginationData, 'current' | 'pages'> {
	/** The list's path; unused with `renderLink`. */
	readonly basePath?: string;
	/** Renders a link to a page, for lists with their own kind of links. */
	readonly renderLink?: (link: PageLinkProps) => ReactNode;
}

/** Links to the other pages of a list. They have real addresses, so that bots and browsers without JavaScript can follow them. Renders nothing for a single page. */
export function Pagination({ current, pages, basePath = '', renderLink }: PaginationProps) {
	const t = useLabels();
	if (pages < 2) return null;
	const toLink = renderLink ?? (({ page, ...link }: PageLinkProps) => <Link {...link} href={toPageHref(basePath, page)} />);
	const toPage = (link: Omit<PageLinkProps, 'className'>) => toLink({ ...link, className: styles['page'] });
	const previous = (
		<>
			<Icon name="chevron-left" />
			<span className={styles['direction']}>{t('pagination.previous')}</span>
		</>
	);
	const next = (
		<>
			<span className={styles['direction']}>{t('pagination.next')}</span>
			<Icon name="chevron-right" />
		</>
	);
	return (
		<nav className={styles['pages']} aria-label={t('pagination.name')}>
			{current > 1 && toPage({ page: current - 1, rel: 'prev', 'aria-label': t('pagination.previous'), children: previous })}
			{toPageWindow(current, pages).map((page, place) => {
				if (page === null)
					return (
						<span key={place < 3 ? 'before' : 'after'} className={styles['ellipsis']}>
							…
						</span>
					);
				if (page === current)
					return (
						<b key={page} className={styles['current']} aria-current="page">
							{page}
						</b>
					);
				return <Fragment key={page}>{toPage({ page, 'aria-label': t('pagination.page', { page }), children: page })}</Fragment>;
			})}
			{current < pages && toPage({ page: current + 1, rel: 'next', 'aria-label': t('pagination.next'), children: next })}
		</nav>
	);
}
