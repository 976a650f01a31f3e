import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { decodeEntities } from '@titraj/backend/import/values/decode-entities.ts';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, rowOf, toOutcomes } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'encoded-twice-'));
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
	['Alati &gt; Pile', 'Alati > Pile'],
	['Vrt &amp;amp; dom', 'Vrt & dom'],
	['Vrt &amp;amp;amp;amp; dom', 'Vrt &amp; dom'],
	['Caf&eacute; &#269; &#x10D; &Scaron;', 'Café č č Š'],
	['A & B; C &neznano; &#0; &#xFFFFFFFF;', 'A & B; C &neznano; &#0; &#xFFFFFFFF;'],
	['&lt;b&gt;', '<b>'],
])('%s is %s', (text, expected) => expect(decodeEntities(text)).toBe(expected));

test('texts of XML that are encoded twice reach shoppers as text, and descriptions as HTML', async () => {
	const file = join(dir, 'a.xml');
	writeFileSync(
		file,
		`<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><title><![CDATA[Turpija &amp;quot;Fina&amp;quot; &amp; držač]]></title><g:brand>Brežulj &amp;amp; sin</g:brand>
		<g:price>9.90 EUR</g:price><g:product_type><![CDATA[Alati &gt; Pile &amp; turpije]]></g:product_type><g:color>Crna &amp;amp; siva</g:color>
		<g:image_link><![CDATA[https://a.example/?a=1&amp;b=2]]></g:image_link><g:link>https://a.example/</g:link>
		<description><![CDATA[&lt;p&gt;Oštra &amp;amp; tvrda&lt;/p&gt;]]></description></item></channel></rss>`,
	);
	expect(rowOf((await mapFeed(file)).products, 'A')).toMatchObject({
		title: 'Turpija "Fina" & držač',
		manufacturer: 'Brežulj & sin',
		category_path: ['Alati', 'Pile & turpije'],
		attributes: [{ name: 'Boja', value: 'Crna & siva' }],
		images: [{ url: 'https://a.example/?a=1&b=2' }],
		description: '<p>Oštra &amp; tvrda</p>',
	});
});

test('texts of a table are decoded, too, and HTML that was right stays as it is', async () => {
	const file = join(dir, 'b.csv');
	writeFileSync(
		file,
		[
			'sku|title|group|price|text|short',
			'A|Čaj &amp; kava|Dom &gt; Kuhinja|10,50|<p>a &amp; b &lt; c&amp;nbsp;d</p>|&Scaron;alica',
			'B|x|Dom|10,50|Tekst &amp; znak|y',
			'C|&#61;HYPERLINK("x")|Dom|10,50|x|y',
		].join('\n'),
	);
	const mapping = { columns: { sku: 'sku', title: 'title', category: 'group', price: 'price', description: 'text', short_description: 'short' } };
	const { products } = await mapFeed(file, { mapping });
	expect(rowOf(products, 'A')).toMatchObject({
		title: 'Čaj & kava',
		short_description: 'Šalica',
		category_path: ['Dom', 'Kuhinja'],
		description: '<p>a &amp; b &lt; c&nbsp;d</p>',
	});
	expect(rowOf(products, 'B')?.description).toBe('<p>Tekst &amp; znak</p>');
	expect(toOutcomes(products)[2]?.[2]).toContain('is a formula of a spreadsheet');
});

test('a draft has the decoded paths of categories, and one that names them encoded still finds them', async () => {
	const rows = async function* () {
		yield { ok: true, line: 2, fields: { sku: 'A', title: 'A', price: '2', category: 'Dom &gt; Kuhinja' } } as const;
	};
	expect((await draftMapping(rows())).categories).toEqual({ 'Dom > Kuhinja': 'Dom > Kuhinja' });
	const file = join(dir, 'c.csv');
	writeFileSync(file, 'sku|title|group|price\nA|x|Dom &gt; Kuhinja|10,50');
	const columns = { sku: 'sku', title: 'title', category: 'group', price: 'price' };
	const { products } = await mapFeed(file, { mapping: { columns, categories: { 'Dom &gt; Kuhinja': 'Kuhinja' } } });
	expect(rowOf(products, 'A')?.category_path).toEqual(['Kuhinja']);
});
