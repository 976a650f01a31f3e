import { FLAG_FILTERS } from '@titraj/contract/flag-filters.ts';
import type { ListView } from '#lib/catalog/client/use-listing.ts';
import type { Facets } from '#lib/catalog/facets.ts';
import { withoutFilters } from '#lib/catalog/list-address.ts';
import { type ListState, toggleId, withFilter } from '#lib/catalog/list-state.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';

/** A filter as text, and the list without it. */
export interface FilterChip {
	readonly title: string;
	readonly without: ListState;
}

/**
 * The filters of a state, in the order of the panel; for lists other than a search, the search words come first. Values that the facets no
 * longer contain are shown as the name of the filter with their id.
 */
export function toChips({ state, part, isSearch }: Pick<ListView, 'state' | 'part' | 'isSearch'>, t: Translator): readonly FilterChip[] {
	const { facets, products } = part;
	const chips: FilterChip[] = [];
	if (state.words && !isSearch) chips.push({ title: state.words, without: withFilter(state, { words: '' }) });
	for (const name of FLAG_FILTERS) if (state[name]) chips.push({ title: t(`list.${name}`), without: withFilter(state, { [name]: false }) });
	const price = toPriceText(state, products[0]?.price.price.currency ?? 'EUR', t);
	if (price) chips.push({ title: price, without: withFilter(state, { priceFrom: null, priceTo: null }) });
	for (const name of ['categories', 'manufacturers', 'attributes'] as const) {
		for (const id of state[name]) {
			const title = titleOf(facets, name, id) ?? `${t(`list.${name}`)} ${id}`;
			chips.push({ title, without: withFilter(state, { [name]: toggleId(state[name], id) }) });
		}
	}
	return chips;
}

/** The list without filters; a search keeps its words. */
export function toBareState({ state, isSearch }: Pick<ListView, 'state' | 'isSearch'>): ListState {
	const bare = withoutFilters(state);
	return isSearch ? bare : { ...bare, words: '' };
}

function titleOf(facets: Facets | null, name: 'categories' | 'manufacturers' | 'attributes', id: number): string | undefined {
	if (name !== 'attributes') return facets?.[name].find((value) => value.id === id)?.title;
	for (const { title, values } of facets?.attributes ?? []) {
		const value = values.find((candidate) => candidate.id === id);
		if (value) return `${title}: ${value.title}`;
	}
	return undefined;
}

function toPriceText({ priceFrom, priceTo }: ListState, currency: string, t: Translator): string | null {
	const amount = (minor: number) => formatMoney({ minor, currency }, t.locale);
	if (priceFrom !== null && priceTo !== null) return t('list.chip_between', { from: amount(priceFrom), to: amount(priceTo) });
	if (priceFrom !== null) return t('list.chip_from', { amount: amount(priceFrom) });
	return priceTo === null ? null : t('list.chip_to', { amount: amount(priceTo) });
}
