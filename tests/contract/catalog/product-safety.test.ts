import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const contact = (name: string) => ({ name, address: 'Ulica 1, 10000 Zagreb, HR', electronic_address: 'https://obzor.example/' });
const write = (row: Parameters<typeof newRow>[1] & { sku: string }) => upsert(backend.db, [row]);

async function page(sku: string, language = 'hr') {
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirstOrThrow();
	const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-lang': language };
	const { body } = await backend.send('/hapi/v1/catalog/product/', { method: 'POST', headers, body: JSON.stringify({ item_id: id }) });
	return expectContract(CatalogProduct, (body as { data: unknown }).data);
}

describe('safety of products', () => {
	it('is that of the manufacturer, unless a product has its own', async () => {
		await upsert(backend.db, [newRow('SAFE-1', { manufacturer: 'Obzor' })]);
		expect((await page('SAFE-1')).safety).toBeNull();
		const safety = { manufacturer: contact('Obzor d.o.o.'), responsible_person: contact('Zastupnik d.o.o.') };
		const put = () => merchant.call('PUT', '/manufacturers', { name: 'Obzor', safety });
		expect((await put()).body.outcome).toBe('updated');
		expect((await put()).body.outcome).toBe('unchanged');
		expect((await merchant.call('PUT', '/manufacturers', { name: 'Obzor', description: '<p>Mi.</p>' })).body.outcome).toBe('updated');
		expect((await page('SAFE-1')).safety).toEqual(safety);
		expect((await merchant.call('GET', '/manufacturers')).body.items).toContainEqual(expect.objectContaining({ name: 'Obzor', safety }));

		const own = { manufacturer: contact('Drugi d.o.o.'), responsible_person: null };
		await write({ sku: 'SAFE-1', safety: own, safety_warnings: 'Vruće.' });
		expect(await page('SAFE-1')).toMatchObject({ safety: own, safety_warnings: 'Vruće.' });
		await write({ sku: 'SAFE-1', title: 'Novi naslov' });
		expect(await page('SAFE-1')).toMatchObject({ title: 'Novi naslov', safety: own, safety_warnings: 'Vruće.' });
		await write({ sku: 'SAFE-1', safety: null, safety_warnings: null });
		expect(await page('SAFE-1')).toMatchObject({ safety, safety_warnings: null });
		expect((await merchant.call('PUT', '/manufacturers', { name: 'Obzor', safety: null })).body.outcome).toBe('updated');
		expect((await page('SAFE-1')).safety).toBeNull();
	});

	it('reports a changed contact as a change, so that pages are rendered again', async () => {
		const count = async () =>
			(
				await backend.db
					.selectFrom('content_changes')
					.select(({ fn }) => fn.countAll<number>().as('n'))
					.executeTakeFirstOrThrow()
			).n;
		await upsert(backend.db, [newRow('SAFE-3', { manufacturer: 'Obzor' })]);
		const before = await count();
		await merchant.call('PUT', '/manufacturers', { name: 'Obzor', safety: { manufacturer: contact('Novi d.o.o.'), responsible_person: null } });
		expect(Number(await count())).toBeGreaterThan(Number(before));
	});

	it('has warnings in the language of the page', async () => {
		await upsert(backend.db, [newRow('SAFE-2', { safety_warnings: 'Vruće.', translations: { en: { title: 'Lamp', safety_warnings: 'Hot.' } } })]);
		expect([(await page('SAFE-2', 'en')).safety_warnings, (await page('SAFE-2')).safety_warnings]).toEqual(['Hot.', 'Vruće.']);
	});
});

it('charging, durability and disposal are in a product’s details, and disappear when they are cleared', async () => {
	const charging = { charger_included: true, minimum_watts: 2.5, maximum_watts: 15, usb_pd: false };
	await upsert(backend.db, [newRow('CHG-1', { charging, durability_years: 5, durability_label_url: 'https://cdn.example/label.png', disposal: 'battery' })]);
	expect(await page('CHG-1')).toMatchObject({ charging, durability_years: 5, durability_label: 'https://cdn.example/label.png', disposal: 'battery' });
	await write({ sku: 'CHG-1', charging: null, durability_years: null, durability_label_url: null, disposal: null });
	expect(await page('CHG-1')).toMatchObject({ charging: null, durability_years: null, durability_label: null, disposal: null });
});
