import { type PageLinkProps, Pagination } from '#components/ui/Pagination.tsx';
import { mostPages } from '#lib/catalog/list-state.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { ListLink } from './ListLink.tsx';
import styles from './ListPages.module.css';
import { useList } from './list-context.ts';

/** A link that appends the next page, and links to all pages. */
export function ListPages({ onPage }: { readonly onPage: () => void }) {
	const t = useLabels();
	const { state, part } = useList();
	const pages = Math.ceil(part.total / state.size);
	const left = part.total - state.page * state.size;
	const hasRoom = state.page - state.from + 1 < mostPages(state.size);
	const toLink = ({ page, ...link }: PageLinkProps) => <ListLink {...link} to={{ ...state, page, from: page }} onClick={onPage} />;
	return (
		<div className={styles['pages']}>
			{left > 0 && hasRoom && (
				<ListLink className={styles['more']} to={{ ...state, page: state.page + 1 }} data-more="">
					{t.plural('list.more', Math.min(left, state.size))}
				</ListLink>
			)}
			{pages > 1 && (
				<p className={styles['position']}>
					{t('list.seen', { from: (state.from - 1) * state.size + 1, to: Math.min(part.total, state.page * state.size), total: part.total })}
				</p>
			)}
			<Pagination current={state.page} pages={pages} renderLink={toLink} />
		</div>
	);
}
