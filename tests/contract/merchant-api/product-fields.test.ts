import { draftMapping } from '@titraj/backend/import/mapping/draft-mapping.ts';
import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { ProductCardsAnswer, ProductsAnswer } from '@titraj/contract/products-query.ts';
import { defineShop } from '@titraj/contract/shop/define-shop.ts';
import { productFields } from '@titraj/contract/shop/product-fields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadProduct, toProductPage } from '#lib/catalog/server/product-screen.server.ts';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { loadSiteData, toSite } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { WARRANTY } from '#tests/support/warranty-field.tsx';

const SHOP = defineShop({ fields: [WARRANTY] });
const MONTHS = [12, 24, 36];
let backend: TestBackend;
let merchant: MerchantClient;

beforeAll(async () => {
	backend = await startTestBackend(undefined, { shop: SHOP });
	merchant = await openMerchant(backend);
	const rows = MONTHS.map((months) => newRow(`W-${months}`, { fields: { warranty_months: months } }));
	expect(await upsert(backend.db, rows, { shop: SHOP })).toEqual(MONTHS.map((months) => `W-${months}: created`));
});
afterAll(() => backend.close());

const put = (fields: object) => merchant.call('PUT', '/products/W-24', { fields });
const read = async () => (await merchant.call('GET', '/products/W-24')).body;

async function loadWire(): Promise<CatalogProduct> {
	const id = Number(Object(await read()).id);
	const { body } = await backend.call('_get_hapi_catalog_products', { mode: 'full', ids: String(id) });
	const [item] = expectContract(ProductsAnswer, body).data?.items ?? [];
	if (item === undefined) throw new Error('The product is not listed');
	return item;
}

describe('a product field of the merchant’s own', () => {
	it('is accepted, returned and cleared by the merchant API', async () => {
		expect(await read()).toMatchObject({ fields: { warranty_months: 24 } });
		expect(await put({ warranty_months: null })).toMatchObject({ status: 200 });
		expect(await read()).toMatchObject({ fields: {} });
		expect(await put({ warranty_months: 24, condition: 'refurbished' })).toMatchObject({ status: 200 });
		expect(await read()).toMatchObject({ fields: { condition: 'refurbished', warranty_months: 24 } });
	});

	it.each([
		['a value that its schema refuses', { warranty_months: 500 }, 'fields.warranty_months: must be <= 120'],
		['a text for a number', { warranty_months: '24' }, 'fields.warranty_months: must be integer'],
		['a field that nobody declared', { warranty: 24 }, 'fields.warranty: is not a known field'],
		['an unknown condition', { condition: 'broken' }, expect.stringContaining('fields.condition: ')],
	])('refuses %s', async (_, fields, reason) => {
		expect(await upsert(backend.db, [newRow('W-24', { fields })], { shop: SHOP })).toContainEqual(typeof reason === 'string' ? `W-24: ${reason}` : reason);
	});

	it('keeps its value when another row of the product does not name it', async () => {
		await put({ warranty_months: 24 });
		await upsert(backend.db, [newRow('W-24', { title: 'Novi naziv', attributes: [{ name: 'Boja', value: 'crna' }] })], { shop: SHOP });
		const product = await read();
		expect(product).toMatchObject({ title: 'Novi naziv', fields: { warranty_months: 24 } });
		expect(Object(product).attributes).toMatchObject([
			{ name: 'Boja' },
			{ code: 'warranty_months', name: 'Jamstvo', value: '24', unit: 'mj.', group: 'Kupnja' },
		]);
	});

	it('is in answers by its name, beside the wire’s own condition', async () => {
		await put({ warranty_months: 24, condition: 'used' });
		expect(await loadWire()).toMatchObject({ condition: 'used', fields: { warranty_months: 24 } });
	});

	it('is a filter of its category', async () => {
		const { category_id } = await loadWire();
		const readFacet = async () => {
			const { body } = await backend.call('_get_hapi_catalog_products', { category_id, facets: true });
			const facet = expectContract(ProductCardsAnswer, body).data?.facets?.attributes.find(({ code }) => code === 'warranty_months');
			return facet?.values.map(({ title, count }) => `${title}: ${count}`);
		};
		// Facets follow a single row within two seconds.
		await expect.poll(readFacet).toEqual(['12: 1', '24: 1', '36: 1']);
	});

	it('is on the product’s page, in its structured data and in the merchant feed', async () => {
		const client = unwrap(await connect({ baseUrl: backend.url, host: 'localhost', lang: 'hr' }));
		const site = toSite(await loadSiteData(client, new Date('2026-11-01T00:00:00Z')), SHOP);
		const wire = await loadProduct(client, (await loadWire()).id);
		if (wire === null) throw new Error('The product has no page');
		const { content, head } = toProductPage(wire, site);
		if (content.screen !== 'catalog/product') throw new Error('No product page');
		expect(content.props.details?.attributeGroups).toContainEqual({ title: 'Kupnja', attributes: [{ title: 'Jamstvo', value: '24\u00a0mj.' }] });
		expect(content.props.details?.fields).toEqual({ warranty_months: 24 });
		expect(head.structuredData?.[0]).toMatchObject({ hasWarrantyPromise: { durationOfWarranty: { value: 24 } } });
		expect(toFeedItem(site, content.props, '')).toContain('<g:custom_label_1>warranty_24</g:custom_label_1>');
	});
});

it('a draft of a mapping assigns the columns of declared fields', async () => {
	async function* rows() {
		yield { ok: true as const, line: 1, fields: { Šifra: 'A', Naziv: 'B', 'Jamstvo (mjeseci)': '24', 'Stanje robe': 'rabljeno' } };
	}
	expect((await draftMapping(rows(), productFields(SHOP))).fields).toEqual({ condition: 'Stanje robe', warranty_months: 'Jamstvo (mjeseci)' });
	expect(WARRANTY.parse('24')).toBe(24);
	expect(WARRANTY.parse('uvijek')).toBeUndefined();
});

it('two product fields of one name keep the shop from starting', () => {
	expect(() => productFields({ fields: [WARRANTY, WARRANTY] })).toThrow('Two product fields are called "warranty_months"');
});
