import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXml } from '@titraj/backend/import/readers/read-xml.ts';
import { afterAll, expect, test } from 'vitest';
import { chunksOf, collect } from '#tests/support/chunks-of.ts';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'broken-xml-'));
afterAll(() => rmSync(dir, { recursive: true }));

const NAMESPACE = 'http://base.google.com/ns/1.0';
const item = (id: string, title: string, prefix = 'g') =>
	`<item><${prefix}:id>${id}</${prefix}:id><title>Wrong</title><${prefix}:title>${title}</${prefix}:title><${prefix}:price>9.90 EUR</${prefix}:price><${prefix}:product_type>Dom</${prefix}:product_type></item>`;
const read = async (items: readonly string[], prefix = 'g') => {
	writeFileSync(join(dir, 'feed.xml'), `<?xml version="1.0"?>\n<rss xmlns:${prefix}="${NAMESPACE}"><channel>\n${items.join('\n')}\n</channel></rss>`);
	return (await mapFeed(join(dir, 'feed.xml'))).products;
};

test('names of HTML entities are understood in XML', async () => {
	const products = await read([item('A', 'Caf&eacute; &ndash; 5&nbsp;&euro; &Scaron;alica &amp; &#269;aj')]);
	expect(rowOf(products, 'A')).toMatchObject({ title: 'Café – 5 € Šalica & čaj' });
});

test('an ampersand that is not escaped is text, also at the end of a chunk, and CDATA stays as it is', async () => {
	const text =
		'<rss><item><id>1</id><title>Black & Decker &</title><link>https://a.example/?a=1&b=2</link><x><![CDATA[a & b &c; ]] <b>]]></x><y>a&amp;b &lt;</y></item></rss>';
	for (const chunk of [1, 5, 13, 10_000])
		expect(await collect(readXml(chunksOf(text, chunk)))).toEqual([
			{ ok: true, line: 1, fields: { id: '1', title: 'Black & Decker &', link: 'https://a.example/?a=1&b=2', x: 'a & b &c; ]] <b>', y: 'a&b <' } },
		]);
});

test('one item with an unknown entity is refused with its line, and 500 others are read', async () => {
	const items = Array.from({ length: 501 }, (_, place) => item(`S-${place}`, place === 400 ? 'Loše &neznano; ime' : 'Dobro'));
	const products = await read(items);
	expect(products.filter(({ ok }) => ok)).toHaveLength(500);
	expect(toOutcomes(products)[400]).toEqual([403, 'S-400', ': an entity in it (&…;) is none of XML or HTML: write &amp; for the sign &']);
});

test("Google's fields are read by their namespace, whatever its prefix", async () => {
	expect(rowOf(await read([item('A', 'Right', 'gm')], 'gm'), 'A')).toMatchObject({ title: 'Right', category_path: ['Dom'] });
});
