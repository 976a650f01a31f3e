import type { RefObject } from 'react';
import { Button } from '#components/ui/Button.tsx';
import control from '#components/ui/control.module.css';
import { Icon } from '#components/ui/Icon.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { countFilters, LIST_SORTS, PAGE_SIZES, withFilter } from '#lib/catalog/list-state.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { FILTER_FORM } from './FilterForm.tsx';
import { FILTER_PANEL } from './FilterPanel.tsx';
import { ListLink } from './ListLink.tsx';
import styles from './ListToolbar.module.css';
import { hasNothing, useList } from './list-context.ts';

/** The number of products, and how they are shown: filters (on a phone), order, page size, grid or rows. */
export function ListToolbar({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) {
	const t = useLabels();
	const list = useList();
	const { state, part, status, go, isSearch, ownSort } = list;
	const filters = countFilters(state);
	const asked = ownSort === 'new' ? undefined : part.understood?.find((one) => one.kind === 'sort');
	// Only in a search the order of the words comes before one that was chosen: its own.
	const isOwn = state.sort === null || (isSearch && state.sort === ownSort);
	const shown = isOwn ? asked?.sort : state.sort;
	/** The list’s own order takes back the one that the words ask for. */
	const toOwn = { sort: null, ...(asked && { words: asked.without }) };
	const sorts = LIST_SORTS.filter((sort) => sort !== ownSort && (sort !== 'relevance' || state.words));
	return (
		<header className={styles['toolbar']}>
			<div className={styles['heading']} role="status" aria-busy={status === 'pending'}>
				<h2 ref={heading} tabIndex={-1}>
					{state.words && !isSearch && `${t('search.title_words', { words: state.words })}: `}
					{t.plural('count.products', part.total)}
				</h2>
			</div>
			{!hasNothing(list) && (
				<>
					{part.facets && (
						<Button className={styles['filters']} variant="secondary" size="small" icon="filter" popoverTarget={FILTER_PANEL}>
							{filters > 0 ? t('list.filters_on', { count: filters }) : t('list.filters')}
						</Button>
					)}
					<div className={styles['controls']}>
						<select
							className={joinClasses(control['control'], styles['sort'])}
							data-size="small"
							form={FILTER_FORM}
							name="sort"
							aria-label={t('list.sort')}
							value={shown === ownSort ? '' : (shown ?? '')}
							onChange={({ target }) => {
								const sort = LIST_SORTS.find((one) => one === target.value);
								go(withFilter(state, sort ? { sort } : toOwn));
							}}
						>
							<option value="">{t('list.sort_own')}</option>
							{sorts.map((sort) => (
								<option key={sort} value={sort}>
									{t(`list.sort_${sort}`)}
								</option>
							))}
						</select>
						<select
							className={joinClasses(control['control'], styles['size'])}
							data-size="small"
							form={FILTER_FORM}
							name="limit"
							aria-label={t('list.size')}
							value={state.size}
							onChange={({ target }) => go(withFilter(state, { size: PAGE_SIZES.find((size) => String(size) === target.value) ?? PAGE_SIZES[0] }))}
						>
							{PAGE_SIZES.map((size) => (
								<option key={size} value={size}>
									{t('list.size_each', { size })}
								</option>
							))}
						</select>
						{(['grid', 'list'] as const).map((view) => (
							<ListLink
								key={view}
								className={styles['view']}
								to={{ ...state, view }}
								aria-label={t(`list.view_${view}`)}
								aria-current={state.view === view ? 'true' : undefined}
							>
								<Icon name={view === 'grid' ? 'grid' : 'menu'} />
							</ListLink>
						))}
						<Button className={styles['submit']} type="submit" form={FILTER_FORM} size="small" variant="secondary">
							{t('list.apply')}
						</Button>
					</div>
				</>
			)}
		</header>
	);
}
