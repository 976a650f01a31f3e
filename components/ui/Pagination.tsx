import { Fragment, type ReactNode } from 'react';
import { toPageHref, toPageWindow } from '#lib/domain/page-window.ts';
import type { Pagination as PaginationData } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Pagination.module.css';

export interface PageLinkProps {
	readonly page: number;
	readonly children: ReactNode;
	readonly rel?: string;
	readonly 'aria-label'?: string;
}

interface PaginationProps extends Pick<PaginationData, 'current' | 'pages'> {
	/** The list's address; with `renderLink` it is not asked for. */
	readonly basePath?: string;
	/** A link to a page, where the list has its own kind of links. */
	readonly renderLink?: (link: PageLinkProps) => ReactNode;
}

/** Links to the other pages of a list: real addresses, so that they work for bots and without JavaScript. Nothing for one page. */
export function Pagination({ current, pages, basePath = '', renderLink }: PaginationProps) {
	const t = useLabels();
	if (pages < 2) return null;
	const toLink = renderLink ?? (({ page, ...link }: PageLinkProps) => <Link {...link} href={toPageHref(basePath, page)} />);
	const previous = (
		<>
			<Icon name="chevron-left" />
			<i>{t('pagination.previous')}</i>
		</>
	);
	const next = (
		<>
			<i>{t('pagination.next')}</i>
			<Icon name="chevron-right" />
		</>
	);
	return (
		<nav className={styles['p']} aria-label={t('pagination.name')}>
			{current > 1 && toLink({ page: current - 1, rel: 'prev', 'aria-label': t('pagination.previous'), children: previous })}
			{toPageWindow(current, pages).map((page, place) => {
				if (page === null) return <span key={place < 3 ? 'before' : 'after'}>…</span>;
				if (page === current)
					return (
						<b key={page} aria-current="page">
							{page}
						</b>
					);
				return <Fragment key={page}>{toLink({ page, 'aria-label': t('pagination.page', { page }), children: page })}</Fragment>;
			})}
			{current < pages && toLink({ page: current + 1, rel: 'next', 'aria-label': t('pagination.next'), children: next })}
		</nav>
	);
}
