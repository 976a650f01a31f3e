import { expect, test } from 'vitest';
import { searchDemo } from '#tests/support/search-demo.ts';

const demo = searchDemo();
const search = async (market: string, search_q: string) => (await demo.search(market, search_q, 3)).items;

test.each([
	['letters and digits of a model apart', 'n 630 laptop', /N630/],
	['with a dash between', 'D-630', /D630/],
	['letters that are a word for the kind elsewhere', 'TV 310 oled', /TV310/],
	['letters that are a word without meaning elsewhere', 's 470 ssd', /S470/],
])('finds a model whose code is written in pieces, %s: %s', async (_, text, title) => {
	const found = await search('hr', text);
	expect(found.length).toBeGreaterThan(0);
	for (const product of found) expect(product.title).toMatch(title);
});

test('finds products by the beginning of their codes, unless it is too short to tell any', async () => {
	const found = await search('hr', 'lap-0000');
	expect(found.length).toBe(3);
	for (const { code } of found) expect(code).toMatch(/^LAP-0000/);
	expect((await search('hr', 'lap-0')).filter(({ code }) => code.startsWith('LAP-'))).toEqual([]);
});

test.each([
	['hr', 'akuodvijač 18 v', 'busilice-i-odvijaci'],
	['de', 'prozessorkühlern', 'hladnjaci'],
	['de', 'lautsprechern bluetooth', 'zvucnici'],
])('in %s: finds the kind of "%s", a compound or an inflection that no title has', async (market, text, kind) => {
	const found = await search(market, text);
	expect(found.length).toBeGreaterThan(0);
	for (const product of found) expect(product.category_code).toBe(kind);
});

test('does not split a word into words of which the shop knows only one', async () => {
	expect(await search('de', 'waschmaschine')).toEqual([]);
});
