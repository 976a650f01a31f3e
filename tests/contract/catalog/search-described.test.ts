import { expect, test } from 'vitest';
import { openSearchSeed, searchDemo } from '#tests/support/search-demo.ts';

const seed = openSearchSeed();
const attributesOf = new Map([...seed.catalog.products].map(({ code, attributes }) => [code, new Map(attributes.map((one) => [one.code, one.value]))]));

const demo = searchDemo(seed);
const search = (market: string, search_q: string) => demo.search(market, search_q, 24);

test.each<[market: string, text: string, kind: string, attribute: string, values: readonly string[]]>([
	['hr', 'tablet s olovkom', 'tableti', 'pen', ['podržana', 'u kutiji']],
	['de', 'Tablet mit Stift', 'tableti', 'pen', ['podržana', 'u kutiji']],
	['it', 'tablet con penna', 'tableti', 'pen', ['podržana', 'u kutiji']],
	['hr', 'kamera s dvosmjernim zvukom', 'nadzorne-kamere', 'two_way_audio', ['da']],
	['hr', 'usmjernik s mrežom za goste', 'usmjernici', 'guest_network', ['da']],
	['hr', 'mesh ruter', 'usmjernici', 'mesh', ['da']],
	['hr', 'stalak za dva ekrana', 'nosaci-za-monitore', 'monitors', ['2']],
	['en', 'dual monitor stand', 'nosaci-za-monitore', 'monitors', ['2']],
	['de', 'Ständer für zwei Monitore', 'nosaci-za-monitore', 'monitors', ['2']],
	['hr', 'kamera zvrndalo s dvosmjernim zvukom', 'nadzorne-kamere', 'two_way_audio', ['da']],
])('in %s: "%s" finds the attribute, though it is no filter or its word names the kind as well', async (market, text, kind, attribute, values) => {
	const { items, understood } = await search(market, text);
	expect(items.length).toBeGreaterThan(0);
	expect(new Set(items.map(({ category_code }) => category_code))).toEqual(new Set([kind]));
	expect(items.map(({ code }) => attributesOf.get(code)?.get(attribute) ?? 'missing').filter((value) => !values.includes(value))).toEqual([]);
	expect(understood).toHaveLength(1);
});

test.each<[market: string, text: string, kind: string, attribute: string, values: readonly string[]]>([
	['hr', 'žarulja toplo bijela', 'led-zarulje', 'colour_temperature', ['2700 K', '3000 K']],
	['de', 'LED Lampe warmweiß', 'led-zarulje', 'colour_temperature', ['2700 K', '3000 K']],
	['en', 'natural white bulb', 'led-zarulje', 'colour_temperature', ['4000 K']],
	['it', 'lampadina luce calda', 'led-zarulje', 'colour_temperature', ['2700 K', '3000 K']],
	['hr', 'otpornik 22 kilooma', 'otpornici-i-kondenzatori', 'value_range', ['22 kΩ']],
	['en', 'capacitor 10 uf', 'otpornici-i-kondenzatori', 'value_range', ['10 µF']],
	['de', 'Multimeter TRMS', 'multimetri', 'true_rms', ['da']],
	['hr', 'wifi utičnica', 'pametne-uticnice', 'protocol', ['Wi-Fi']],
	['de', 'WLAN Steckdose', 'pametne-uticnice', 'protocol', ['Wi-Fi']],
])('in %s: "%s" finds what the words mean as a measure, a unit in full or another name', async (market, text, kind, attribute, values) => {
	const { items } = await search(market, text);
	expect(items.length).toBeGreaterThan(0);
	expect(new Set(items.map(({ category_code }) => category_code))).toEqual(new Set([kind]));
	expect(items.map(({ code }) => attributesOf.get(code)?.get(attribute) ?? 'missing').filter((value) => !values.includes(value))).toEqual([]);
});

test('a camera that is battery operated is no battery', async () => {
	expect((await search('en', 'battery operated security camera')).items[0]?.category_code).toBe('nadzorne-kamere');
});

test('an understood attribute is named in the language of the market', async () => {
	const named = await Promise.all(
		[
			['hr', 'tablet s olovkom'],
			['de', 'Tablet mit Stift'],
			['it', 'tablet con penna'],
		].map(async ([market = '', text = '']) => (await search(market, text)).understood),
	);
	const titles = named.map((parts) =>
		parts?.flatMap((part) => (part.kind === 'attribute' ? [part.attribute_title, ...part.values.map(({ title }) => title)] : [])),
	);
	expect(titles[0]?.[0]).toBe('Olovka');
	expect(new Set(titles.map((texts) => texts?.join(', '))).size).toBe(3);
});

test.each([
	['hr', 'laptop ram', 'radna-memorija'],
	['hr', 'ram laptop', 'radna-memorija'],
	['de', 'Laptop RAM', 'radna-memorija'],
	['hr', 'laptop punjač', 'punjaci'],
	['hr', 'punjač za laptop', 'punjaci'],
	['en', 'charger laptop', 'punjaci'],
	['de', 'Ladegerät Laptop', 'punjaci'],
	['hr', 'sata ssd 500 gb', 'ssd-diskovi'],
	['hr', 'laptop 16 gb ram', 'prijenosna-racunala'],
	['hr', 'vanjski ssd', 'ssd-diskovi'],
])('in %s: of the two kinds in "%s" it means the one whose products have both', async (market, text, kind) => {
	const { items } = await search(market, text);
	expect(items[0]?.category_code).toBe(kind);
});

test.each(['tinta za printer', 'tinta crna'])('a word is not the beginning of another one: "%s"', async (text) => {
	expect((await search('hr', text)).total).toBe(0);
});
