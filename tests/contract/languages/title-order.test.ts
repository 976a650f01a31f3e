import { writeManufacturers } from '@titraj/backend/catalog/manufacturers/write-manufacturers.ts';
import { writeProducts } from '@titraj/backend/catalog/products/write-products.ts';
import { refreshDerived } from '@titraj/backend/listing/refresh-derived.ts';
import type { Seed } from '@titraj/backend/seed/seed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** Croatian titles and their translations; the last one has none. */
const NAMED: readonly (readonly [hr: string, translations: Readonly<Record<string, string>>])[] = [
	['Zaslon', { de: 'Ölradiator', es: 'Ñandú', si: 'Čitalnik' }],
	['Čitač', { de: 'Oben', es: 'Nube', si: 'Cev' }],
	['Cijev', { de: 'Ofen', es: 'Oso', si: 'Žarnica' }],
	['Đačka lampa', { de: 'Uhr', es: 'Árbol', si: 'Zaslon' }],
	['Šator', { de: 'Apfel', es: 'Antena', si: 'Dom' }],
	['Dalekozor', {}],
];
const CODES = NAMED.map((_, place) => `order-${place}`);

const ORDERS = [
	['hr', ['Cijev', 'Čitač', 'Dalekozor', 'Đačka lampa', 'Šator', 'Zaslon']],
	['de', ['Apfel', 'Dalekozor', 'Oben', 'Ofen', 'Ölradiator', 'Uhr']],
	['at', ['Apfel', 'Dalekozor', 'Oben', 'Ofen', 'Ölradiator', 'Uhr']],
	['es', ['Antena', 'Árbol', 'Dalekozor', 'Nube', 'Ñandú', 'Oso']],
	['si', ['Cev', 'Čitalnik', 'Dalekozor', 'Dom', 'Zaslon', 'Žarnica']],
	// No product has an Italian name: titles there are Croatian, and sorted as such.
	['it', ['Cijev', 'Čitač', 'Dalekozor', 'Đačka lampa', 'Šator', 'Zaslon']],
] as const;

let backend: TestBackend;
const clients = new Map<string, ApiClient>();

function seed(): Seed {
	const { catalog, content } = shopFixture();
	return { catalog: { ...catalog, products: [...catalog.products, ...named()] }, content };
}

function named() {
	const [model] = shopFixture().catalog.products;
	if (!model) throw new Error('empty');
	return NAMED.map(([title, translations], place) => ({
		...model,
		...{ code: CODES[place] ?? '', ean: null, manufacturer_product_code: null, category_code: 'cables', title, slug: CODES[place] ?? '' },
		translations: Object.fromEntries(Object.entries(translations).map(([lang, text]) => [lang, { title: text }])),
	}));
}

beforeAll(async () => {
	backend = await startTestBackend(seed());
	for (const [lang] of ORDERS) {
		clients.set(
			lang,
			unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages: ORDERS.map(([code]) => code), readAnswer: createAnswerReader() })),
		);
	}
}, 60_000);
afterAll(() => backend.close());

async function titles(lang: string, query: object = {}): Promise<string[]> {
	const client = clients.get(lang);
	if (!client) throw new Error(lang);
	const known = new Set(['Ärmel', ...NAMED.flatMap(([hr, translations]) => [hr, ...Object.values(translations)])]);
	const { items } = unwrap(await client.call('_get_hapi_catalog_products', { sort: 'title', limit: 100, ...query }));
	return items.map(({ title }) => title).filter((title) => known.has(title));
}

describe('lists by name are sorted by the market’s alphabet and titles', () => {
	test.each(ORDERS)('%s', async (lang, order) => {
		expect(await titles(lang)).toEqual(order);
	});

	test.each(ORDERS)('%s, a category with its filters counted', async (lang, order) => {
		expect(await titles(lang, { slug: 'kabeli', facets: true })).toEqual(order);
	});

	test('is sorted the same page by page', async () => {
		const pages = await Promise.all([1, 2, 3].map((page) => titles('de', { slug: 'kabeli', limit: 10, page })));
		expect(pages.flat()).toEqual(await titles('de', { slug: 'kabeli' }));
	});

	test('a renamed product moves at once', async () => {
		const [first] = named();
		if (!first) throw new Error('empty');
		await writeProducts(backend.db, [{ ...first, translations: { ...first.translations, de: { title: 'Ärmel' } } }]);
		await refreshDerived(backend.db);
		expect(await titles('de')).toEqual(['Apfel', 'Ärmel', 'Dalekozor', 'Oben', 'Ofen', 'Uhr']);
		expect(await titles('at')).toEqual(await titles('de'));
	});
});

test('manufacturers are sorted the same, too', async () => {
	await writeManufacturers(
		backend.db,
		['Ölmann', 'Ozon', 'Czar', 'Zuta'].map((title) => ({ code: title, slug: title.toLowerCase(), title, short_description: '', content: '' })),
	);
	expect(await manufacturers('hr')).toEqual(['Czar', 'Čvor', 'Obzor', 'Ölmann', 'Ozon', 'Zuta', 'Živa']);
	expect(await manufacturers('de')).toEqual(['Čvor', 'Czar', 'Obzor', 'Ölmann', 'Ozon', 'Živa', 'Zuta']);
});

async function manufacturers(lang: string): Promise<string[]> {
	const client = clients.get(lang);
	if (!client) throw new Error(lang);
	return unwrap(await client.call('_get_hapi_catalog_manufacturers', {})).items.map(({ title }) => title);
}
