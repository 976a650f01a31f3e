import { FLAG_FILTERS } from '@titraj/contract/flag-filters.ts';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { readEarlyChoices } from '#components/ui/early-choices.ts';
import { parseListState, toListQuery } from '#lib/catalog/list-address.ts';
import { toggleId } from '#lib/catalog/list-state.ts';
import { useIsHydrating } from '#lib/platform/client/use-is-hydrating.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './FilterForm.module.css';
import { FilterBox, FilterGroup, type GroupName } from './FilterGroup.tsx';
import { useList } from './list-context.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { useChosenFilters } from './use-chosen-filters.ts';

/** Id of the form; sorting and page size belong to it, too. */
export const FILTER_FORM = 'filteri-obrazac';

/** Number of attribute groups that are open at first. */
const OPEN_GROUPS = 2;

/** All filters of a list. Each applies at once; without JavaScript they are submitted as a form. */
export function FilterForm() {
	const t = useLabels();
	const { path, part, go } = useList();
	const [state, change] = useChosenFilters();
	const { facets } = part;
	const form = useRef<HTMLFormElement>(null);
	const hydrating = useIsHydrating();
	useEffect(() => {
		const early = hydrating && form.current && readEarlyChoices(form.current);
		if (early && toListQuery(parseListState(early)) !== toListQuery(state)) go(parseListState(early));
	}, []);
	const toggle = useCallback((name: GroupName, id: number) => change((filter) => ({ [name]: toggleId(filter[name], id) })), [change]);
	if (!facets) return null;
	const flags = FLAG_FILTERS.filter((name) => facets[name] > 0 || state[name]);
	return (
		<form ref={form} className={styles['form']} id={FILTER_FORM} action={path} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
			{state.words && <input type="hidden" name="search_q" value={state.words} />}
			{state.view === 'list' && <input type="hidden" name="view" value="list" />}
			<input type="hidden" name="page" value="1" />
			{flags.length > 0 && (
				<fieldset className={styles['field']}>
					<legend className="visually-hidden">{t('list.availability')}</legend>
					{flags.map((name) => (
						<FilterBox
							key={name}
							name={name}
							value={{ id: 1, title: t(`list.${name}`), count: facets[name] }}
							checked={state[name]}
							onChange={({ target }) => change(() => ({ [name]: target.checked }))}
						/>
					))}
				</fieldset>
			)}
			{facets.price && (
				<fieldset className={styles['field']}>
					<legend className={styles['legend']}>{t('list.price')}</legend>
					<PriceFilter range={facets.price} currency={part.products[0]?.price.price.currency ?? 'EUR'} />
				</fieldset>
			)}
			{(facets.categories.length > 1 || state.categories.length > 0) && (
				<FilterGroup title={t('list.categories')} name="categories" values={facets.categories} selected={state.categories} open onToggle={toggle} />
			)}
			{(facets.manufacturers.length > 1 || state.manufacturers.length > 0) && (
				<FilterGroup title={t('list.manufacturers')} name="manufacturers" values={facets.manufacturers} selected={state.manufacturers} open onToggle={toggle} />
			)}
			{facets.attributes.map(({ code, title, values }, place) => (
				<FilterGroup
					key={code}
					title={title}
					name="attributes"
					values={values}
					selected={state.attributes}
					open={place < OPEN_GROUPS || values.some(({ id }) => state.attributes.includes(id))}
					onToggle={toggle}
				/>
			))}
			<div className={styles['apply']}>
				<Button type="submit" wide>
					{t('list.apply')}
				</Button>
			</div>
		</form>
	);
}
