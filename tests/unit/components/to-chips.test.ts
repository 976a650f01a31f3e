import { expect, test } from 'vitest';
import { toBareState, toChips } from '#components/commerce/listing/to-chips.ts';
import { parseListState, toListQuery } from '#lib/catalog/list-address.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';

const t = createTranslator({ 'list.available': 'Na zalihi' }, { locale: 'hr-HR', home: '/' });
const part = { products: [], total: 0, facets: null };
const state = parseListState('search_q=ssd&available=1');

test('search words within a category are a filter, which can be removed alone or with all others', () => {
	const list = { state, part, isSearch: false };
	expect(toChips(list, t).map(({ title, without }) => [title, toListQuery(without)])).toEqual([
		['ssd', '?available=true&page=1'],
		['Na zalihi', '?search_q=ssd'],
	]);
	expect(toListQuery(toBareState(list))).toBe('');
});

test('the words of a search are not one of its filters', () => {
	const list = { state, part, isSearch: true };
	expect(toChips(list, t).map(({ title }) => title)).toEqual(['Na zalihi']);
	expect(toListQuery(toBareState(list))).toBe('?search_q=ssd');
});
