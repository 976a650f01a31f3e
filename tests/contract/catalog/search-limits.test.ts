import { expect, test } from 'vitest';
import { openSearchSeed, searchDemo } from '#tests/support/search-demo.ts';

const seed = openSearchSeed();
const attributesOf = new Map([...seed.catalog.products].map(({ code, attributes }) => [code, new Map(attributes.map((one) => [one.code, one.value]))]));

const demo = searchDemo(seed);
const search = (market: string, search_q: string) => demo.search(market, search_q, 48);

test.each<[market: string, text: string, kind: string, attribute: string, isRight: (value: number) => boolean]>([
	['hr', 'laptop s barem 16 gb rama', 'prijenosna-racunala', 'memory', (value) => value >= 16],
	['hr', 'televizor veći od 50 inča', 'televizori', 'screen_size', (value) => value > 50],
	['de', 'Fernseher ab 55 Zoll', 'televizori', 'screen_size', (value) => value >= 55],
	['en', 'laptop with at least 16 gb ram', 'prijenosna-racunala', 'memory', (value) => value >= 16],
	['hr', 'tablet manji od 11 inča', 'tableti', 'screen_size', (value) => value < 11],
])('in %s: finds what is within the limit of "%s", with several values', async (market, text, kind, attribute, isRight) => {
	const { items, understood } = await search(market, text);
	const values = items.map(({ code }) => Number.parseFloat((attributesOf.get(code)?.get(attribute) ?? '').replace(',', '.')));
	expect(new Set(values).size).toBeGreaterThan(1);
	expect(values.filter((value) => !isRight(value))).toEqual([]);
	expect(new Set(items.map(({ category_code }) => category_code))).toEqual(new Set([kind]));
	expect(understood).toHaveLength(1);
});

test('a load is the least that is carried, not the most', async () => {
	const { items } = await search('hr', 'stolica do 150 kg');
	const loads = items.map(({ code }) => Number.parseInt(attributesOf.get(code)?.get('load_kg') ?? '0', 10));
	expect(Math.min(...loads)).toBe(150);
});

test('a number word counts pieces, not a measure', async () => {
	const { items } = await search('hr', 'bušilica s dvije baterije');
	expect(items.length).toBeGreaterThan(0);
	for (const { code } of items) expect(attributesOf.get(code)?.get('batteries')).toBe('2');
});

test('stop words tell values apart', async () => {
	const { items } = await search('hr', 'slušalice u uhu');
	expect(items.length).toBeGreaterThan(0);
	for (const { code } of items) expect(attributesOf.get(code)?.get('wear')).toBe('u uhu');
});
