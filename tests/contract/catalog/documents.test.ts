import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const KINDS = ['Upute za uporabu', 'Izjava o sukladnosti', 'Tehnički list'];

/** The demo shop’s first products with documents, until each kind has appeared twice. */
const goods = [...demoCatalog({ products: 200 }).products].filter(({ documents }) => documents.length > 0);
const sample = goods.filter(({ documents, energy_label }) => documents.length === KINDS.length && energy_label).slice(0, 2);

let backend: TestBackend;
beforeAll(async () => {
	const { catalog, ...shop } = shopFixture();
	const { categories, manufacturers } = demoCatalog({ products: 1 });
	backend = await startTestBackend({ ...shop, catalog: { ...catalog, categories, manufacturers, products: sample } });
});
afterAll(() => backend.close());

async function readProduct(code: string) {
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow();
	const { body } = await backend.call('_post_hapi_catalog_product', { item_id: id });
	return expectContract(CatalogProduct, (body as { data: unknown }).data);
}

async function openPdf(path: string) {
	const answer = await fetch(backend.url + path);
	const bytes = await answer.bytes();
	const pdf = await getDocumentProxy(bytes.slice());
	const { text } = await extractText(pdf, { mergePages: true });
	return { answer, bytes, pdf, text: text.replaceAll(/\s+/g, ' ') };
}

describe('documents of the demo shop', () => {
	it('exist in every kind', () => {
		expect(sample).toHaveLength(2);
		expect(new Set(sample.flatMap(({ documents }) => documents.map(({ title }) => title)))).toEqual(new Set(KINDS));
	});

	it('are PDFs of the linked size, about the product, with searchable Croatian text', async () => {
		for (const { code } of sample) {
			const product = await readProduct(code);
			expect(product.documents.map(({ title }) => title)).toEqual(KINDS);
			for (const { title, url, size, type, lang } of product.documents) {
				const { answer, bytes, pdf, text } = await openPdf(url);
				expect([answer.status, answer.headers.get('content-type'), type, lang]).toEqual([200, 'application/pdf', 'pdf', 'hr']);
				expect(bytes.byteLength).toBe(size);
				expect(size).toBeLessThan(60_000);
				expect((await getMeta(pdf)).info).toMatchObject({ Title: `${product.title} – ${title}`, Language: 'hr' });
				for (const words of [title, product.title.replaceAll(/\s+/g, ' '), code]) expect(text).toContain(words);
				expect(text).not.toContain('\u0000');
			}
			const manual = await openPdf(product.documents[0]?.url ?? '');
			expect(manual.text).toContain('Održavanje i čišćenje');
			const sheet = await openPdf(product.documents.at(-1)?.url ?? '');
			for (const { attribute_title, title } of product.attributes) expect(sheet.text).toContain(`${attribute_title} ${title}`.replaceAll(/\s+/g, ' '));
		}
	});

	it('include an energy label marked as a demo and an information sheet, both with the class shown beside the price', async () => {
		const { energy_label: label, title } = await readProduct(sample[0]?.code ?? '');
		expect(label).toMatchObject({ best: 'A', worst: 'G', eprel_id: null });
		const answer = await fetch(backend.url + label?.label_url);
		expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
		const svg = await answer.text();
		expect(svg).toContain(`<title>Ogledna energetska oznaka: ${title.replaceAll('&', '&amp;')}, razred ${label?.class}</title>`);
		expect(svg).toMatch(/[1-9]\d*<\/text><text [^>]*>kWh\/1000h/);
		expect((await openPdf(label?.sheet_url ?? '')).text).toContain(`Razred energetske učinkovitosti ${label?.class}`);
		expect((await backend.send('/documents/nema-1/energetska-oznaka.svg')).status).toBe(404);
		expect((await backend.send((label?.label_url ?? '').replace('energetska-oznaka', 'druga-oznaka'))).status).toBe(404);
	});

	it('have the same bytes each time they are generated', async () => {
		const path = sample[0]?.documents[0]?.url ?? '';
		expect((await openPdf(path)).bytes).toEqual((await openPdf(path)).bytes);
	});

	it.each([
		['a kind that the product does not have', '/documents/mon-00001/nesto.pdf'],
		['an unknown product', '/documents/nema-1/upute-za-uporabu.pdf'],
		['a path traversal', '/documents/..%2f..%2f/upute-za-uporabu.pdf'],
		['the name of an object property', '/documents/mon-00001/constructor.pdf'],
		['a very long name', `/documents/${'a'.repeat(5000)}/upute-za-uporabu.pdf`],
		['no name', '/documents/'],
	])('answer 404 to %s', async (_title, path) => {
		expect((await backend.send(path)).status).toBe(404);
	});

	it('are not listed on products that have none', async () => {
		const links = goods.flatMap(({ code, documents }) => documents.map(({ url }) => [code, url] as const));
		expect(links.length).toBeGreaterThan(50);
		for (const [code, url] of links) expect(url).toMatch(new RegExp(`^/documents/${code.toLowerCase()}/[a-z-]+\\.pdf$`));
	});
});
