import { issuePaper } from '@titraj/backend/invoices/index.ts';
import { NO_COMPANY } from '@titraj/backend/platform/shop/company.ts';
import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { numberPapers, PAPERS, SELLER } from '#tests/support/numbered-shop.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
beforeEach(() => merchant.call('PUT', '/products/MON-1/stock', { quantity: 5000 }));

const idOf = async (number: string) => (await backend.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
const issue = (number: string, kind: string) => merchant.call('POST', `/orders/${number}/papers`, { kind });

describe('papers', () => {
	test('are not issued until premises, device, operator and company are set', async () => {
		const number = await placeTestOrder(backend.db);
		expect((await issue(number, 'invoice')).status).toBe(409);
		await writeShopSettings(backend.db, { company: NO_COMPANY });
		expect((await merchant.call('PUT', '/paper-settings', PAPERS)).body).toMatchObject({ ready: false });
		expect((await issue(number, 'invoice')).status).toBe(409);
		await writeShopSettings(backend.db, { company: SELLER });
		expect((await merchant.call('GET', '/paper-settings')).body).toMatchObject({ ready: true, settings: { premises: 'WEB1' } });
		expect((await issue(number, 'invoice')).body).toMatchObject({ outcome: 'issued', paper: { number: '1/WEB1/1', order: number } });
	});

	test.each([
		['premises with a space', { ...PAPERS, premises: 'WEB 1' }, 400],
		['a device with a leading zero', { ...PAPERS, device: '01' }, 400],
		['an operator whose OIB has a wrong digit', { ...PAPERS, operator: { name: 'Web', oib: '12345678901' } }, 422],
	])('are not numbered with %s', async (_title, settings, status) => {
		expect((await merchant.call('PUT', '/paper-settings', settings)).status).toBe(status);
	});

	test('of 60 orders at once have 60 numbers without a gap, though every third is rolled back, and each order one invoice', async () => {
		await numberPapers(backend.db, { premises: 'RACE' });
		const orders: number[] = [];
		for (let placed = 0; placed < 60; placed += 1) orders.push(await idOf(await placeTestOrder(backend.db)));
		const now = new Date('2026-12-31T22:00:00Z');
		const once = (id: number, fails: boolean) =>
			backend.db
				.transaction()
				.execute(async (trx) => {
					const issued = await issuePaper(trx, id, { kind: 'invoice', now });
					if (fails) throw new Error('rolled back');
					return issued.outcome;
				})
				.catch(() => 'failed');
		const outcomes = await Promise.all(orders.flatMap((id, place) => [once(id, place % 3 === 0), once(id, false), once(id, false)]));
		expect(outcomes.filter((outcome) => outcome === 'issued')).toHaveLength(60);
		const papers = await backend.db.selectFrom('papers').selectAll().where('premises', '=', 'RACE').orderBy('sequence').execute();
		expect(papers.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 60 }, (_each, place) => place + 1));
		expect(new Set(papers.map(({ order_id }) => order_id)).size).toBe(60);
	}, 60_000);

	test('have an own sequence for each year of the Croatian calendar, and never go back in time', async () => {
		await numberPapers(backend.db, { premises: 'YEAR' });
		const numberAt = async (moment: string) => {
			const id = await idOf(await placeTestOrder(backend.db));
			const issued = await backend.db.transaction().execute((trx) => issuePaper(trx, id, { kind: 'invoice', now: new Date(moment) }));
			return issued.outcome === 'refused' ? issued.reason : [issued.paper.number, issued.paper.issued_at.toISOString()];
		};
		expect(await numberAt('2026-12-31T22:30:00Z')).toEqual(['1/YEAR/1', '2026-12-31T22:30:00.000Z']);
		expect(await numberAt('2026-12-31T22:29:59Z')).toEqual(['2/YEAR/1', '2026-12-31T22:30:00.000Z']);
		expect(await numberAt('2026-12-31T23:00:00Z')).toEqual(['1/YEAR/1', '2026-12-31T23:00:00.000Z']);
	});

	test('that are no invoices have sequences of their own', async () => {
		await numberPapers(backend.db, { premises: 'KINDS' });
		const number = await placeTestOrder(backend.db);
		const numbers = [];
		for (const kind of ['proforma', 'advance_invoice', 'packing_slip', 'invoice']) numbers.push((await issue(number, kind)).body.paper.number);
		const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Zagreb', year: 'numeric' }).format(new Date());
		expect(numbers).toEqual([`P-1/${year}`, '1/KINDS/1', `O-1/${year}`, '2/KINDS/1']);
	});

	test('cannot be changed or deleted, and neither can their order be', async () => {
		await numberPapers(backend.db);
		const number = await placeTestOrder(backend.db);
		const { paper } = (await issue(number, 'invoice')).body;
		await expect(backend.db.updateTable('papers').set({ total_cents: 1 }).where('id', '=', paper.id).execute()).rejects.toThrow('is issued');
		await expect(backend.db.deleteFrom('papers').where('id', '=', paper.id).execute()).rejects.toThrow('is issued');
		await expect(sql`delete from orders where number = ${number}`.execute(backend.db)).rejects.toThrow();
	});

	test('say what seller and order were when they were issued', async () => {
		await numberPapers(backend.db);
		const number = await placeTestOrder(backend.db);
		const { paper } = (await issue(number, 'invoice')).body;
		await writeShopSettings(backend.db, { company: { ...SELLER, name: 'Druga tvrtka' } });
		await backend.db
			.updateTable('order_items')
			.set({ title: 'Drugi naziv' })
			.where('order_id', '=', await idOf(number))
			.execute();
		expect((await merchant.call('GET', `/papers/${paper.id}`)).body).toEqual(paper);
		expect((await issue(number, 'invoice')).body).toEqual({ outcome: 'was', paper });
		expect(paper).toMatchObject({
			...{ kind: 'invoice', currency: 'EUR', total: '115.01', vat: '23.00', due: '115.01', operator: 'Web' },
			buyer: { name: 'Ana Anić', street: 'Ilica 1', country: 'HR' },
			rows: [
				{ kind: 'goods', position: 1, code: 'MON-1', quantity: 1, total: '110.01', vat_percent: 25 },
				{ kind: 'shipping', position: null, total: '5.00', vat: '1.00' },
			],
			rates: [{ vat_percent: 25, total: '115.01', vat: '23.00' }],
		});
	});
});
