import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDraft } from '@titraj/backend/import/mapping/draft-mapping.ts';
import { inspectColumns } from '@titraj/backend/import/mapping/inspect-columns.ts';
import { openFeed } from '@titraj/backend/import/open-feed.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { mapFeed, rowOf } from '#tests/support/map-feed.ts';

const dir = mkdtempSync(join(tmpdir(), 'trades-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Reads a file as a merchant does who takes the draft as it is. */
async function readByDraft(name: string, content: string | Buffer) {
	const file = join(dir, name);
	writeFileSync(file, content);
	const feed = await openFeed(file);
	const mapping = feed.mapping === null ? toDraft(await inspectColumns((await feed.open()).rows), []) : undefined;
	return { mapping, ...(await mapFeed(file, mapping === undefined ? {} : { mapping })) };
}

describe('clothing', () => {
	test('a price list of a spreadsheet in windows-1250: euro signs, sale dates, active or not, stock by its unit', async () => {
		const text =
			'Šifra art.;Naziv artikla;Grupa;Podgrupa;MPC s PDV-om (€);Akcijska cijena;Akcija od;Akcija do;Veličine;Sastav;Zaliha kom;Aktivan\nM-100;Majica;Odjeća;Majice;19,90 €;14,90 €;1.11.2026.;30.11.2026.;S, M, L;100% pamuk;12;DA\nM-101;Hlače;Odjeća;Hlače;49,90 €;;;;;98% pamuk, 2% elastan;3;NE\n';
		const letters: Record<string, number> = { Š: 0x8a, č: 0xe8, ć: 0xe6, '€': 0x80 };
		const { products, mapping } = await readByDraft('odjeca.csv', Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0))));
		expect(rowOf(products, 'M-100')).toMatchObject({
			price: { amount: '19.9', sale: { amount: '14.9', from: '2026-10-31T23:00:00.000Z' } },
			stock: { quantity: 12 },
			archived: false,
		});
		expect(rowOf(products, 'M-101')).toMatchObject({ stock: { quantity: 3 }, archived: true });
		expect(mapping).toMatchObject({ columns: { category: 'Grupa' }, category_levels: ['Podgrupa'] });
		expect(rowOf(products, 'M-100')?.category_path).toEqual(['Odjeća', 'Majice']);
	});

	test('a Shopify export without skus: entities in the description, a variant that is sold without stock, prices of markets', async () => {
		const { products } = await readByDraft(
			'shopify.csv',
			'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Price / Croatia,Status\nkaput,Kaput,"&lt;p&gt;Vuna&lt;/p&gt;",Bura,Kaputi,true,Veličina,38,,1200,shopify,2,deny,199.00,249.00,true,189.00,active\nkaput,,,,,,,40,,1200,shopify,-1,continue,199.00,0.00,true,,\n',
		);
		expect(rowOf(products, 'kaput--38')).toMatchObject({
			description: '<p>Vuna</p>',
			price: { amount: '249', sale: { amount: '199' } },
			stock: { quantity: 2 },
		});
		expect(rowOf(products, 'kaput--40')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
	});

	test('a WooCommerce export in a language without column words', async () => {
		const header =
			'ID,Typ,SKU,"GTIN, UPC, EAN lub ISBN",Nazwa,Opublikowano,Polecany,Widoczność,"Krótki opis",Opis,Początek,Koniec,"Status podatku","Klasa podatkowa","W magazynie?",Zapas,"Niski stan",Zamówienia,Pojedynczo,"Waga (kg)","Długość (cm)","Szerokość (cm)","Wysokość (cm)",Opinie,Uwagi,Promocja,Cena,Kategorie,Tagi,Wysyłka,Obrazki,Limit,Wygasanie,Nadrzędny,Grupa,Upsell,Cross,URL,Tekst,Pozycja,"Nazwa atrybutu 1","Wartości atrybutu 1"';
		const { products } = await readByDraft(
			'woo.csv',
			`${header}\n7,simple,P-7,,Koszula,1,0,visible,<p>Lekka</p>,,,,taxable,,1,5,,0,0,"0,3",,,,1,,,"99,00",Odzież > Koszule,,,,,,,,,,,,0,Kolor,Biała\n`,
		);
		expect(rowOf(products, 'P-7')).toMatchObject({
			title: 'Koszula',
			short_description: 'Lekka',
			price: { amount: '99' },
			stock: { quantity: 5 },
			weight_grams: 300,
			attributes: [{ name: 'Kolor', value: 'Biała' }],
		});
	});
});

describe('books', () => {
	test('a list by ISBN, which is the code: title, publisher, VAT, stock; authors and pages are attributes', async () => {
		const { products } = await readByDraft(
			'knjige.csv',
			'ISBN;Naslov;Autor;Nakladnik;Godina izdanja;Broj stranica;Uvez;Cijena;PDV;Stanje;Kategorija\n978-953-142-560-5;More;Ivo Ivić;Vrelo;2024;210;meki;15,00;5%;7;Romani\n978-953-142-561-2;Zima;Ana Anić;Vrelo;2023;340;tvrdi;22,50;5%;0;Romani\n',
		);
		expect(rowOf(products, '9789531425605')).toMatchObject({
			title: 'More',
			manufacturer: 'Vrelo',
			release_year: 2024,
			price: { amount: '15', vat_percent: 5 },
			stock: { quantity: 7 },
			attributes: [
				{ name: 'Autor', value: 'Ivo Ivić' },
				{ name: 'Broj stranica', value: 210 },
				{ name: 'Uvez', value: 'meki' },
			],
		});
	});
});

describe('garden', () => {
	test('JSON lines in the words of schema.org: texts by language, offers, measures, pictures', async () => {
		const rows = [
			{
				sku: 'V-1',
				name: { hr: 'Škare', en: 'Shears' },
				offers: { price: '24.90', priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' },
				brand: { name: 'Lisica' },
				category: 'Vrt',
				weight: { value: 1.2, unit: 'kg' },
				image: ['https://slike.example/1.jpg'],
			},
			{
				sku: 'V-2',
				name: { hr: 'Kosilica', en: 'Mower' },
				offers: { price: '249.00', priceCurrency: 'EUR', availability: 'https://schema.org/BackOrder' },
				brand: { name: 'Lisica' },
				category: 'Vrt',
				weight: { value: 22, unit: 'kg' },
				image: [],
			},
		];
		const { products } = await readByDraft('vrt.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'));
		expect(rowOf(products, 'V-1')).toMatchObject({
			title: 'Škare',
			manufacturer: 'Lisica',
			price: { amount: '24.9', currency: 'EUR' },
			stock: { quantity: 0 },
			weight_grams: 1200,
			images: [{ url: 'https://slike.example/1.jpg' }],
			translations: { en: { title: 'Shears' } },
		});
		expect(rowOf(products, 'V-2')).toMatchObject({ stock: { quantity: 0 }, backorder: {} });
		expect(rowOf(products, 'V-2')).not.toHaveProperty('attributes');
	});

	test('a Google feed with another prefix and decimal commas', async () => {
		const { products } = await readByDraft(
			'google.xml',
			'<rss version="2.0" xmlns:x="http://base.google.com/ns/1.0"><channel><item><x:id>B1</x:id><title><![CDATA[Tulipan &amp; ruža]]></title><x:price>4,50 EUR</x:price><x:product_type>Vrt > Lukovice</x:product_type><x:product_type>Akcije</x:product_type></item></channel></rss>',
		);
		expect(rowOf(products, 'B1')).toMatchObject({ title: 'Tulipan & ruža', price: { amount: '4.5' }, category_path: ['Vrt', 'Lukovice'] });
	});

	test('a TSV of an ERP: codes of spreadsheets, groups of thousands, weights in two units', async () => {
		const { products } = await readByDraft(
			'erp.tsv',
			'Šifra\tOpis artikla\tGrupa\tJM\tMPC\tZaliha\tMasa\tBarkod\n="00123"\tGnojivo\tVrt\tkom\t1.234,50\t1.200\t10 kg\t4006381333931\n\'00124\tSjeme\tVrt\tkom\t12,00\t3\t500 g\t\n',
		);
		expect(rowOf(products, '00123')).toMatchObject({
			title: 'Gnojivo',
			price: { amount: '1234.5' },
			stock: { quantity: 1200 },
			weight_grams: 10_000,
			unit: 'kom',
		});
		expect(rowOf(products, '00124')).toMatchObject({ weight_grams: 500 });
	});

	test('a list of a supplier with bars and a title above: recommended price, availability in words, no purchase price', async () => {
		const { products, mapping } = await readByDraft(
			'dobavljac.csv',
			'\ufeffCjenik dobavljača 11/2026\n\nKod|Artikl|Vrsta|Nabavna cijena|Rabat %|Preporučena MPC|Dostupno|Link slike\nX1|Rukavice|Vrt|2,10|15|4,99|na stanju|https://slike.example/1.jpg\nX2|Čizme|Vrt|9,00|10|24,99|nema|https://slike.example/2.jpg\n',
		);
		expect(mapping?.columns).toMatchObject({ sku: 'Kod', title: 'Artikl', price: 'Preporučena MPC', availability: 'Dostupno', images: 'Link slike' });
		expect(rowOf(products, 'X2')).toMatchObject({ price: { amount: '24.99' }, stock: { quantity: 0 } });
		expect(JSON.stringify(products)).not.toContain('9,00');
	});

	test('an XML of an ERP with groups of attributes and pictures, also with one of them', async () => {
		const toXml = (sku: string, attributes: string, pictures: string) =>
			`<Artikl><Sifra>${sku}</Sifra><Naziv>Lopata</Naziv><Kategorija>Vrt</Kategorija><MPC>19,99</MPC><Zaliha>5</Zaliha><Atributi>${attributes}</Atributi><Slike>${pictures}</Slike></Artikl>`;
		const two = '<Atribut naziv="Duljina">120 cm</Atribut><Atribut naziv="Materijal">čelik</Atribut>';
		const { products } = await readByDraft(
			'erp.xml',
			`<Katalog datum="2026-11-01"><Artikli>${toXml('E1', two, '<Slika>https://slike.example/1.jpg</Slika><Slika>https://slike.example/2.jpg</Slika>')}${toXml('E2', '<Atribut naziv="Duljina">150 cm</Atribut>', '<Slika>https://slike.example/3.jpg</Slika>')}</Artikli></Katalog>`,
		);
		expect(rowOf(products, 'E1')).toMatchObject({
			price: { amount: '19.99' },
			attributes: [
				{ name: 'Duljina', value: 120 },
				{ name: 'Materijal', value: 'čelik' },
			],
		});
		expect(rowOf(products, 'E1')?.images).toHaveLength(2);
		expect(rowOf(products, 'E2')).toMatchObject({
			attributes: [{ name: 'Duljina', value: 150, unit: 'cm' }],
			images: [{ url: 'https://slike.example/3.jpg' }],
		});
	});

	test('stock columns of several places stay aside, because none of them is the stock', async () => {
		const { mapping } = await readByDraft('mjesta.csv', 'Šifra;Naziv;Grupa;MPC;Zaliha Ilica;Zaliha Split\nA;Škare;Vrt;9,90;3;4\n');
		expect(mapping?.columns.stock).toBeUndefined();
		expect(Object.keys(mapping?.not_used ?? {})).toEqual(['Zaliha Ilica', 'Zaliha Split']);
	});
});
