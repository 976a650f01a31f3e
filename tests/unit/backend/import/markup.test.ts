import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'markup-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function mapCsv(lines: readonly string[], mapping: Parameters<typeof mapFeed>[1] = {}) {
	const file = join(dir, 'feed.csv');
	writeFileSync(file, lines.join('\n'));
	const { products } = await mapFeed(file, mapping);
	return rowOf(products, 'A-1');
}

const HEADER = 'ID,Type,SKU,Name,Published,Short description,Description,Regular price,Categories,Brands,Attribute 1 name,Attribute 1 value(s)';

test('HTML in texts that are plain becomes text: name, short description, category, manufacturer, attributes', async () => {
	const row = await mapCsv([
		HEADER,
		'1,simple,A-1,"Čekić <sup>®</sup> <em>pro</em>",1,"<p>Lagan i <strong>čvrst</strong></p><ul><li>Drška od jasena</li></ul>","<p>Opis</p>",10,"<b>Alati</b> > Čekići","<a href=""/m"">Bato</a>",<span>Masa</span>,"<p>500 g</p>"',
	]);
	expect(row).toMatchObject({
		title: 'Čekić ® pro',
		short_description: 'Lagan i čvrst Drška od jasena',
		description: '<p>Opis</p>',
		category_path: ['Alati', 'Čekići'],
		manufacturer: 'Bato',
		attributes: [{ name: 'Masa', value: 500, unit: 'g' }],
	});
});

test('signs that are no HTML stay: comparisons, sizes in angle brackets, pieces in square brackets', async () => {
	const row = await mapCsv([HEADER, '1,simple,A-1,"Matica M8 <XL> [2 kom]",1,"tvrdoća 5 < 7 i 9 > 8 [novo]",,10,Alati,,,']);
	expect(row).toMatchObject({ title: 'Matica M8 <XL> [2 kom]', short_description: 'tvrdoća 5 < 7 i 9 > 8 [novo]' });
});

test.each([
	['WPBakery', '[vc_row full_width="stretch_row"][vc_column width="1/2"][vc_column_text]<p>Opis</p>[/vc_column_text][/vc_column][/vc_row]', '<p>Opis</p>'],
	['paragraphs around them', '<p>[et_pb_section]</p><p>Opis</p><p>[/et_pb_section]</p>', '<p>Opis</p>'],
	['galleries', '<p>Opis</p>[gallery ids="1,2,3"]', '<p>Opis</p>'],
	['raw code', '[vc_raw_html]JTNDc2NyaXB0JTNF[/vc_raw_html]<p>Opis</p>', '<p>Opis</p>'],
	['blocks of the editor', '<!-- wp:paragraph --><p>Opis</p><!-- /wp:paragraph -->', '<p>Opis</p>'],
	['Magento widgets', '{{widget type="Magento\\Cms"}}<p>Opis</p>', '<p>Opis</p>'],
	['shortcodes in a plain text', '[caption id="a"]Opis[/caption]', '<p>Opis</p>'],
	['no shortcodes', '<p>Opis [2 kom], vidi [upute]</p>', '<p>Opis [2 kom], vidi [upute]</p>'],
])('a description is without the shortcodes of %s', async (_, description, expected) => {
	const row = await mapCsv([HEADER, `1,simple,A-1,Čekić,1,"${description.replaceAll('"', '""')}","${description.replaceAll('"', '""')}",10,Alati,,,`]);
	expect(row?.description).toBe(expected);
	expect(row?.short_description).toBe(expected.replaceAll(/<[^>]*>/g, ''));
});

test('texts in other languages and safety warnings are plain, too', async () => {
	const mapping = {
		columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'Cijena', safety_warnings: 'Upozorenja' },
		translations: { en: { title: 'Name', short_description: 'Summary', description: 'Text' } },
	};
	const row = await mapCsv(
		[
			'Šifra;Naziv;Grupa;Cijena;Upozorenja;Name;Summary;Text',
			'A-1;Čekić;Alati;10;<ul><li>Oštro.</li><li>Teško.</li></ul>;<b>Hammer</b>;<p>Light</p>;<p>Text</p>',
		],
		{ mapping },
	);
	expect(row).toMatchObject({
		safety_warnings: 'Oštro.\nTeško.',
		translations: { en: { title: 'Hammer', short_description: 'Light', description: '<p>Text</p>' } },
	});
});
