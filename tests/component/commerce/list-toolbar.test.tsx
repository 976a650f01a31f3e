import { expect, test } from 'vitest';
import { ListToolbar } from '#components/commerce/listing/ListToolbar.tsx';
import { ListContext } from '#components/commerce/listing/list-context.ts';
import type { ListView } from '#lib/catalog/client/use-listing.ts';
import { parseListState } from '#lib/catalog/list-address.ts';
import { renderHtml } from '#tests/support/render-html.tsx';

const nothing = () => undefined;
function render(query: string, ownSort: ListView['ownSort'], isSearch = false, understood: ListView['part']['understood'] = []): string {
	const view: ListView = {
		...{ path: '/monitori/', state: parseListState(query), part: { products: [], total: 12, facets: null, understood } },
		...{ isSearch, ownSort, status: 'success', retry: nothing, go: nothing },
	};
	return renderHtml(
		<ListContext value={view}>
			<ListToolbar heading={{ current: null }} />
		</ListContext>,
	);
}
const sortsOf = (html: string) =>
	[...(/<select[^>]*name="sort".*?<\/select>/s.exec(html)?.[0] ?? '').matchAll(/<option([^>]*)value="([^"]*)"/g)].map(([, , value]) => value);

test.each([
	['a category', 'sort=title', 'best_selling', false],
	['a search', 'search_q=ssd', 'relevance', true],
	['a list of what is new', '', 'new', false],
] as const)('%s offers no second name for its own order', (_title, query, ownSort, isSearch) => {
	const sorts = sortsOf(render(query, ownSort, isSearch));
	expect(sorts).toContain('');
	expect(sorts).not.toContain(ownSort);
});

test('an address with the own order by name shows it as chosen', () => {
	expect(render('sort=best_selling', 'best_selling')).toMatch(/<option value="" selected=""/);
});

const CHEAPEST = [{ kind: 'sort', sort: 'price_asc', without: 'monitor' }] as const;
const chosenIn = (html: string) => /<option value="([^"]*)" selected=""/.exec(/<select[^>]*name="sort".*?<\/select>/s.exec(html)?.[0] ?? '')?.[1];

test.each([
	['the order that the words of a search ask for', 'search_q=najjeftiniji+monitor', 'relevance', CHEAPEST, 'price_asc'],
	['that of the address before that of the words', 'search_q=najjeftiniji+monitor&sort=title', 'relevance', CHEAPEST, 'title'],
	['its own if the words ask for it', 'search_q=najprodavaniji', 'best_selling', [{ kind: 'sort', sort: 'best_selling', without: '' }], ''],
	['its own in a list that no words reorder', 'search_q=najjeftiniji', 'new', CHEAPEST, ''],
	['its own if the words ask for none', 'search_q=monitor', 'relevance', [], ''],
] as const)('shows %s', (_title, query, ownSort, understood, chosen) => {
	expect(chosenIn(render(query, ownSort, true, understood))).toBe(chosen);
});

test('a category shows its own order if the address names it, also beside words that ask for another', () => {
	expect(chosenIn(render('search_q=najjeftiniji+monitor&sort=best_selling', 'best_selling', false, CHEAPEST))).toBe('');
});

test('the number of products is announced from around the heading, not within it', () => {
	expect(render('', 'best_selling')).toMatch(/<div [^>]*role="status"[^>]*><h2 [^>]*>12 proizvoda<\/h2>/);
});
