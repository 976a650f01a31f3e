import { FLAG_FILTERS } from '@titraj/contract/flag-filters.ts';
import type { UnderstoodPart } from '@titraj/contract/understood.ts';
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
 * What the backend understood of the search words, then the filters of a state, in the order of the panel; for lists other than a search, the search words come before them. Values that the facets no
 * longer contain are shown as the name of the filter with their id.
 */
export function toChips({ state, part, isSearch }: Pick<ListView, 'state' | 'part' | 'isSearch'>, t: Translator): readonly FilterChip[] {
	const { facets, products, understood = [] } = part;
	const currency = products[0]?.price.price.currency ?? 'EUR';
	const chips: FilterChip[] = understood.map((one) => ({ title: toUnderstoodTitle(one, currency, t), without: withFilter(state, { words: one.without }) }));
	if (state.words && !isSearch) chips.push({ title: state.words, without: withFilter(state, { words: '' }) });
	for (const name of FLAG_FILTERS) if (state[name]) chips.push({ title: t(`list.${name}`), without: withFilter(state, { [name]: false }) });
	const price = toPriceText(state, currency, t);
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

function toUnderstoodTitle(part: UnderstoodPart, currency: string, t: Translator): string {
	switch (part.kind) {
		case 'price':
			return toPriceText({ priceFrom: toMinor(part.price_from), priceTo: toMinor(part.price_to) }, currency, t) ?? t('list.price');
		case 'sort':
			return t(`list.sort_${part.sort}`);
		case 'flag':
			return t(`list.${part.flag}`);
		case 'attribute':
			return `${part.attribute_title}: ${toValuesText(part.values.map(({ title }) => title))}`;
	}
}

const MOST_VALUES = 3;

const toValuesText = (titles: readonly string[]): string =>
	titles.length > MOST_VALUES ? `${titles.slice(0, MOST_VALUES).join(' / ')} …` : titles.join(' / ');

const toMinor = (major: number | null): number | null => (major === null ? null : Math.round(major * 100));

function toPriceText({ priceFrom, priceTo }: Pick<ListState, 'priceFrom' | 'priceTo'>, currency: string, t: Translator): string | null {
	const amount = (minor: number) => formatMoney({ minor, currency }, t.locale);
	if (priceFrom !== null && priceTo !== null) return t('list.chip_between', { from: amount(priceFrom), to: amount(priceTo) });
	if (priceFrom !== null) return t('list.chip_from', { amount: amount(priceFrom) });
	return priceTo === null ? null : t('list.chip_to', { amount: amount(priceTo) });
}
