import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, filesEngine, listDead, NO_MAPPING, openFolder, openRound, restoreState, runRound } from '@titraj/connector';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLACE_KEY } from '#examples/connector-woocommerce/types.ts';
import { openWooDouble, type WooDouble } from '#examples/connector-woocommerce/woo-double.ts';
import { woocommerce } from '#examples/connector-woocommerce/woocommerce.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { addPerson, openPersonBrowser, type PersonBrowser, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const ADDRESS = {
	...{ first_name: 'Ana', last_name: 'Anić', street: 'Nova cesta 7', postcode: '21000', city: 'Split', country: 'HR' },
};

describe('orders of the shop that change, and connectors that lose their state', () => {
	let backend: TestBackend;
	let merchant: MerchantClient;
	let staff: PersonBrowser;
	let woo: WooDouble;
	let root: string;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
		merchant = await openMerchant(backend);
		for (const sku of ['MON-1', 'MON-2']) await merchant.call('PUT', `/products/${sku}/stock`, { quantity: 500 });
		staff = openPersonBrowser(backend);
		await staff.signIn((await addPerson(backend.db, 'manager')).email, STAFF_PASSWORD);
		await backend.db.updateTable('orders').set({ acknowledged_revision: 1_000_000 }).execute();
		woo = await openWooDouble();
		woo.putProduct({ sku: 'MON-1', name: 'Monitor', regular_price: '1.00' });
	});
	afterAll(async () => {
		await woo.close();
		await backend.close();
	});
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), 'changed-'));
		return () => rmSync(root, { recursive: true, force: true });
	});
	const erp = (): Connector<never> => {
		const files = { open: async () => openFolder(root), feeds: [], stableAfter: 5, name: `ERP ${root}` };
		return { engine: filesEngine(files), files, mapping: NO_MAPPING, state: join(root, 'state.db'), shop: { url: backend.url, key: merchant.key } };
	};
	const round = async (connector: Connector<never>) => {
		using opened = openRound(connector, { log: () => undefined });
		expect(await runRound(opened)).toBe(true);
		return listDead(opened.state);
	};
	/** A round of a connector to WooCommerce; returns what was given up of one order. */
	const roundOfWoo = async (number: string) => {
		const { files: _files, ...plain } = { ...erp(), files: undefined, engine: woocommerce({ ...woo.access, url: woo.url }) };
		using opened = openRound({ ...plain, mapping: { sku: () => null, fields: {} } }, { log: () => undefined });
		await runRound(opened);
		return listDead(opened.state).filter(({ id }) => id === number);
	};
	const orderFile = (name: string) => readFileSync(join(root, 'orders', name), 'utf8');
	const changeAddress = async (number: string) => expect((await staff.call('PUT', `/orders/${number}/delivery-address`, ADDRESS)).status).toBe(200);
	/** An order that is collected in the first store, and the code of another one. */
	const placePickup = async () => {
		const { code, ...facts } = (await merchant.call('GET', '/stores')).body.items.find((store: { code: string }) => store.code !== 'druga');
		expect((await merchant.call('PUT', '/stores/druga', { ...facts, title: 'Druga poslovnica', visible: true })).status).toBe(200);
		const { id } = await backend.db.selectFrom('stores').select('id').where('code', '=', code).executeTakeFirstOrThrow();
		const shopper = shopperWith(backend, await backend.newToken());
		const product = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
		await shopper.add(product.id, 1);
		const shipping = { parcel_id: 1, shipping_code: 'pickup', location_id: id };
		await shopper.choose({ email: 'poslovnica@titraj.example', shipping, payment: 'pay_in_store' });
		const { number } = await shopper.place();
		return { number, from: code, to: 'druga' };
	};
	const paid = { status: 'paid', isPaid: true, payment_code: 'card' } as const;

	it('a new delivery address is handed to an ERP as the whole order, once', async () => {
		const number = await placeTestOrder(backend.db, paid);
		await round(erp());
		await changeAddress(number);
		await round(erp());
		expect(orderFile(`${number}_changed.xml`)).toContain('<delivery_street>Nova cesta 7</delivery_street>');
		rmSync(join(root, 'orders', `${number}_changed.xml`));
		await round(erp());
		expect(readdirSync(join(root, 'orders'))).toEqual([`${number}.xml`]);
	});

	it('goods that staff add to an order are handed to an ERP', async () => {
		const number = await placeTestOrder(backend.db);
		await round(erp());
		const goods = [{ sku: 'MON-2', quantity: 2 }];
		const preview = await staff.call('POST', `/orders/${number}/goods-preview`, { goods });
		expect((await staff.call('POST', `/orders/${number}/goods`, { goods, total: preview.body.total.after })).status).toBe(200);
		await round(erp());
		expect(orderFile(`${number}_changed.xml`)).toMatch(/<sku>MON-2<\/sku>[\s\S]*<quantity>2<\/quantity>/);
	});

	it('another store for collection is handed to an ERP as the whole order, once', async () => {
		const { number, from, to } = await placePickup();
		await round(erp());
		expect(orderFile(`${number}.xml`)).toContain(`<store>${from}</store>`);
		expect((await staff.call('PUT', `/orders/${number}/store`, { store: to })).status).toBe(200);
		await round(erp());
		expect(orderFile(`${number}_changed.xml`)).toContain(`<store>${to}</store>`);
		rmSync(join(root, 'orders', `${number}_changed.xml`));
		await round(erp());
		expect(readdirSync(join(root, 'orders'))).not.toContain(`${number}_changed.xml`);
	});

	it('WooCommerce gets another store for collection', async () => {
		const { number, from, to } = await placePickup();
		const placeOf = () => {
			const found = woo.orders.find(({ meta_data = [] }) => meta_data.some(({ value }) => value === number));
			return found?.meta_data?.filter(({ key }) => key === PLACE_KEY).map(({ value }) => value);
		};
		await roundOfWoo(number);
		expect(placeOf()).toEqual([from]);
		expect((await staff.call('PUT', `/orders/${number}/store`, { store: to })).status).toBe(200);
		expect(await roundOfWoo(number)).toEqual([]);
		expect(placeOf()).toEqual([to]);
	});

	it('WooCommerce gets a new address; an order whose goods changed is listed for people', async () => {
		const number = await placeTestOrder(backend.db);
		await roundOfWoo(number);
		await changeAddress(number);
		expect(await roundOfWoo(number)).toEqual([]);
		const found = woo.orders.find(({ meta_data = [] }) => meta_data.some(({ value }) => value === number));
		expect(found).toMatchObject({ shipping: { address_1: 'Nova cesta 7', city: 'Split' } });
		const goods = [{ sku: 'MON-2', quantity: 1 }];
		const preview = await staff.call('POST', `/orders/${number}/goods-preview`, { goods });
		await staff.call('POST', `/orders/${number}/goods`, { goods, total: preview.body.total.after });
		expect(await roundOfWoo(number)).toMatchObject([{ reason: expect.stringContaining('goods changed') }]);
	});

	it('a connector whose state is lost gets the copy of the shop, sends no order twice, and loses none', async () => {
		const connector = erp();
		const [early, late, unsent] = [await placeTestOrder(backend.db, paid), await placeTestOrder(backend.db, paid), await placeTestOrder(backend.db, paid)];
		const acknowledge = async (number: string) => {
			const { revision } = (await merchant.call('GET', `/orders/${number}`)).body;
			await merchant.call('POST', `/orders/${number}/acknowledge`, { revision });
		};
		// The copy is made in the round that sends the first order; the second one is sent after it, the third is only acknowledged.
		await backend.db.updateTable('orders').set({ acknowledged_revision: 1_000_000 }).where('number', 'in', [late, unsent]).execute();
		await round(connector);
		await backend.db.updateTable('orders').set({ acknowledged_revision: 0 }).where('number', '=', late).execute();
		await round(connector);
		await acknowledge(unsent);
		expect(readdirSync(join(root, 'orders'))).toEqual(expect.arrayContaining([`${early}.xml`, `${late}.xml`]));
		for (const name of readdirSync(join(root, 'orders'))) rmSync(join(root, 'orders', name));
		for (const ending of ['', '-wal', '-shm', '.lock']) rmSync(join(root, `state.db${ending}`), { force: true });
		expect(await restoreState(connector)).toBe(true);
		await round(connector);
		await round(connector);
		const again = readdirSync(join(root, 'orders'));
		expect(again).toContain(`${unsent}.xml`);
		expect(again.filter((name) => name.startsWith(early) || name.startsWith(late))).toEqual([]);
	});

	it('a connector that begins anew, without a copy, looks up the orders that were placed before', async () => {
		const connector = erp();
		const number = await placeTestOrder(backend.db, paid);
		await round(connector);
		rmSync(join(root, 'orders', `${number}.xml`));
		rmSync(join(root, 'state.db'), { force: true });
		await backend.db.deleteFrom('connector_states').execute();
		await backend.db.updateTable('orders').set({ acknowledged_revision: 0 }).where('number', '=', number).execute();
		expect(await restoreState(connector)).toBe(false);
		await round(connector);
		expect(readdirSync(join(root, 'orders'))).not.toContain(`${number}.xml`);
		expect(await round(connector)).toEqual([]);
	});
});
