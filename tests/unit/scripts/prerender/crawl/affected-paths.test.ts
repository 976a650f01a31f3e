import { expect, test } from 'vitest';
import { affectedPaths } from '#scripts/prerender/crawl/affected-paths.ts';

const CATEGORY = 7;
const LANGUAGES = ['', '/en'];
const pathsOf = (id: number) => LANGUAGES.map((lang) => `${lang}/p-proizvod-${id}/`);

/** A built shop of two languages with products 2, 4, … in one category. */
function shopOf(count: number) {
	const ids = Array.from({ length: count }, (_, place) => (place + 1) * 2);
	const productPages = (tag: string) => (tag === `category:${CATEGORY}` ? ids.flatMap((id) => pathsOf(id).map((path) => ({ path, id }))) : []);
	return { sites: [], manifest: { dependents: () => [], tagsOf: () => [], productPages } };
}

const enter = (id: number, count: number) =>
	affectedPaths({ id: 1, entity: 'product', entity_id: id }, { paths: pathsOf(id), categoryId: CATEGORY }, shopOf(count));
const ofIds = (ids: readonly number[]) => ids.flatMap(pathsOf).toSorted();
const even = (from: number, to: number) => Array.from({ length: (to - from) / 2 + 1 }, (_, place) => from + place * 2);

test.each([
	['in the middle, the 24 before it', 99, 100, even(52, 98)],
	['near the beginning, the ones before it and the last ones', 5, 100, [...even(2, 4), ...even(158, 200)]],
	['in a small category, all of them', 5, 4, even(2, 8)],
])('a product that enters a category affects its own pages and, %s, in each language', (_title, id, count, others) => {
	expect(enter(id, count).toSorted()).toEqual(ofIds([id, ...others]));
});
