import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withAbsolutePictures } from '@titraj/backend/import/values/description-pictures.ts';
import { expect, test } from 'vitest';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';

const PAGE = 'https://shop.example/alat/skare.html';

test.each([
	['<img src="https://cdn.example/a.png" alt="A">', PAGE, '<img src="https://cdn.example/a.png" alt="A">'],
	['<img src="http://cdn.example/a b.png">', null, '<img src="http://cdn.example/a b.png">'],
	['<img src="/slike/a.png" alt="src=x">', PAGE, '<img src="https://shop.example/slike/a.png" alt="src=x">'],
	["<IMG alt='' SRC='slike/a.png?w=1&amp;h=2' />", PAGE, `<IMG alt='' SRC="https://shop.example/alat/slike/a.png?w=1&amp;h=2" />`],
	['<img src=../a.png>', PAGE, '<img src="https://shop.example/a.png">'],
	['<img src="//cdn.example/a.png">', null, '<img src="https://cdn.example/a.png">'],
	[
		'<img src="/a.png" srcset="/a.png 1x, /a,2.png 2x">',
		PAGE,
		'<img src="https://shop.example/a.png" srcset="https://shop.example/a.png 1x, https://shop.example/a,2.png 2x">',
	],
	[
		'<img src="https://cdn.example/a.png" srcset="/b.png 2x, https://cdn.example/c.png 3x">',
		null,
		'<img src="https://cdn.example/a.png" srcset="https://cdn.example/c.png 3x">',
	],
	[
		'<picture><source srcset="/a.avif"><img src="/a.png"></picture>',
		PAGE,
		'<picture><source srcset="https://shop.example/a.avif"><img src="https://shop.example/a.png"></picture>',
	],
	['<a href="/skare"><img src="/a.png"></a>', PAGE, '<a href="/skare"><img src="https://shop.example/a.png"></a>'],
	['<p>5 < 6 <imgur> "img src"</p>', null, '<p>5 < 6 <imgur> "img src"</p>'],
])('%s on %s becomes %s', (html, base, expected) => expect(withAbsolutePictures(html, base)).toEqual({ html: expected, leftOut: [] }));

test.each([
	['<p>a<img src="/a.png" alt="a > b">b</p>', null, '<p>ab</p>', '/a.png'],
	['<img src="data:image/png;base64,iVBORw0KGgo=">', PAGE, '', 'data:image/png;base64,iVBORw0KGgo='],
	['<img src="file:///C:/slike/a.png">', PAGE, '', 'file:///C:/slike/a.png'],
	['<img src="cid:1">', PAGE, '', 'cid:1'],
	['<img alt="a">', PAGE, '', ''],
	['<a href="/skare">\n<img src="a.png"></a>text', null, 'text', 'a.png'],
	['<a id="mjere"><img src="a.png"></a>text', null, '<a id="mjere"></a>text', 'a.png'],
	['<picture><source srcset="/a.avif"><img src="/a.png"></picture>', null, '<picture></picture>', '/a.png'],
])('%s on %s is left out', (html, base, expected, address) => expect(withAbsolutePictures(html, base)).toEqual({ html: expected, leftOut: [address] }));

test('a description of unfinished tags, a million characters long, is read in linear time', () => {
	const started = process.cpuUsage();
	for (const part of ['<img ', '<img "', "<img '", '<img a', 'a', '<img src="']) withAbsolutePictures(`<img ${part.repeat(1_000_000 / part.length)}>`, PAGE);
	for (const part of ['href ', '<a href ', ' ']) withAbsolutePictures(`<img src="a.png"><a ${part.repeat(1_000_000 / part.length)}`, null);
	expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
});

test('pictures in descriptions are relative to the product’s page, else to the feed; otherwise they are left out and reported', async () => {
	const dir = mkdtempSync(join(tmpdir(), 'description-'));
	try {
		const file = join(dir, 'feed.csv');
		writeFileSync(
			file,
			`Šifra;Naziv;Grupa;Cijena;Opis;Text;Link\n1;A;Dom;10,00;"<p>Opis<img src=""a.png""></p>";"<img src=""/en.png"">Text";${PAGE}\n2;B;Dom;10,00;"<p>Opis<img src=""/b.png""><img src=""c.png""></p>";;\n`,
		);
		const columns = { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'Cijena', description: 'Opis', product_url: 'Link' };
		const mapping = { columns, decimal: ',' as const, translations: { en: { description: 'Text' } } };
		const { products } = await mapFeed(file, { mapping });
		expect(rowOf(products, '1')).toMatchObject({
			description: '<p>Opis<img src="https://shop.example/alat/a.png"></p>',
			translations: { en: { description: '<img src="https://shop.example/en.png">Text' } },
		});
		expect(rowOf(products, '2')?.description).toBe('<p>Opis</p>');
		expect(
			products.map(
				(product) => product.ok && product.notes.map(({ field, reason }) => [field, reason.split(':')[0], reason.includes('2 ("/b.png", "c.png")')]),
			),
		).toEqual([[], [['description', 'pictures in it that the shop could not show', true]]]);
		const downloaded = await mapFeed(file, { mapping, url: 'https://feeds.example/izvoz/feed.csv' });
		expect(rowOf(downloaded.products, '2')?.description).toBe(
			'<p>Opis<img src="https://feeds.example/b.png"><img src="https://feeds.example/izvoz/c.png"></p>',
		);
	} finally {
		rmSync(dir, { recursive: true });
	}
});

test('a Google feed names the product’s page in its link', async () => {
	const dir = mkdtempSync(join(tmpdir(), 'description-'));
	try {
		const file = join(dir, 'feed.xml');
		const item = `<item><g:id>1</g:id><title>A</title><description>&lt;img src="/a.png"&gt;Opis</description><link>${PAGE}</link><g:price>10.00 EUR</g:price><g:product_type>Dom</g:product_type></item>`;
		writeFileSync(file, `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${item}</channel></rss>`);
		const { products } = await mapFeed(file);
		expect(rowOf(products, '1')?.description).toBe('<img src="https://shop.example/a.png">Opis');
	} finally {
		rmSync(dir, { recursive: true });
	}
});
