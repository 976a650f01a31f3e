import { MyOrdersAnswer, OrderAnswer } from '@titraj/contract/orders.ts';
import { ReorderAnswer } from '@titraj/contract/reorder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, newCustomer } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
	token = await logIn(backend, { email: 'kupac@titraj.example', password: 'titraj-kupac' });
});
afterAll(() => backend.close());

const list = async (query: object = {}, as = token) => {
	const { data } = expectContract(MyOrdersAnswer, (await backend.call('_get_hapi_auth_orders', query, as)).body);
	if (data === undefined) throw new Error('no list');
	return data;
};
const order = async (id: number, as = token) => expectContract(OrderAnswer, (await backend.call('_get_hapi_auth_order', { id }, as)).body).data;

describe('my orders', () => {
	it('are listed newest first, by page, cursor and status', async () => {
		const { items, total } = await list();
		expect(total).toBe(6);
		const dates = items.map(({ datetime_created }) => datetime_created);
		expect(dates).toEqual(dates.toSorted().toReversed());
		expect(items.map(({ status }) => status)).toEqual(['shipped', 'payment_failed', 'completed', 'completed', 'cancelled', 'completed']);

		const paged = [];
		for (let cursor: string | null | undefined; cursor !== null; ) {
			const page = await list({ limit: 4, ...(cursor !== undefined && { cursor }) });
			paged.push(...page.items.map(({ id }) => id));
			cursor = page.next_cursor;
		}
		expect(paged).toEqual(items.map(({ id }) => id));
		expect((await list({ status: 'completed' })).total).toBe(3);
		expect((await backend.call('_get_hapi_auth_orders', { cursor: 'abc' }, token)).status).toBe(400);
	});

	it('are listed with titles in the visitor’s language, like the order itself', async () => {
		const inGerman = async (path: string) => {
			const answer = await fetch(`${backend.url}/hapi/v1/auth/${path}`, { headers: { authorization: `Bearer ${token}`, 'base-lang': 'de' } });
			return (await answer.json()).data;
		};
		const [ordered] = (await order((await list()).items[0]?.id ?? 0))?.parcels[0]?.items ?? [];
		await backend.db
			.insertInto('translations')
			.values({ kind: 'product', id: ordered?.item.id ?? 0, lang: 'de', slug: null, texts: JSON.stringify({ title: 'Monitor, breit' }) })
			.execute();
		const [first] = (await inGerman('orders/')).items;
		const { parcels } = await inGerman(`order/?id=${first.id}`);
		expect(first.titles[0]).toBe('Monitor, breit');
		expect(first.titles[0]).toBe(parcels[0].items[0].item.title);
		expect((await list()).items[0]?.titles[0]).toBe(ordered?.item.title);
	});

	it('add up: lines, coupons, costs and tax equal the total', async () => {
		for (const { id, total, items_count } of (await list()).items) {
			const one = await order(id);
			const cents = (amount: number | string) => Math.round(Number(amount) * 100);
			const items = one?.parcels.flatMap((parcel) => parcel.items) ?? [];
			const sum = (amounts: (number | string)[]) => amounts.reduce<number>((all, amount) => all + cents(amount), 0);
			expect(sum(items.map((item) => item.total))).toBe(cents(one?.total.total_items_total ?? 0));
			expect(cents(one?.total.total_items_total ?? 0) + sum((one?.total.extra_items ?? []).map(({ amount }) => amount))).toBe(cents(total));
			expect(cents(one?.total.total_tax ?? 0) + cents(one?.total.total_basic ?? 0)).toBe(cents(total));
			expect(items.reduce((all, { qty }) => all + qty, 0)).toBe(items_count);
			expect(one?.history[0]?.status).toBe('received');
			expect(one?.history.at(-1)?.status).toBe(one?.status);
		}
	});

	it('allow another payment attempt only after a failed card payment', async () => {
		const all = await Promise.all((await list()).items.map(({ id }) => order(id)));
		expect(all.map((one) => [one?.status, one?.payment.may_retry])).toEqual([
			['shipped', false],
			['payment_failed', true],
			['completed', false],
			['completed', false],
			['cancelled', false],
			['completed', false],
		]);
	});

	it('keep their lines after the product is deleted', async () => {
		const { id } = (await list()).items.at(-1) ?? { id: 0 };
		const [before] = (await order(id))?.parcels[0]?.items ?? [];
		await backend.db
			.deleteFrom('products')
			.where('id', '=', before?.item.id ?? 0)
			.execute();
		const [after] = (await order(id))?.parcels[0]?.items ?? [];
		expect(after).toMatchObject({
			is_available: false,
			shopping_cart_code: null,
			total: before?.total,
			item: { title: before?.item.title, url_without_domain: null },
		});
	});

	it('have codes that cannot be guessed', async () => {
		const codes = (await list()).items.map(({ code }) => code);
		expect(new Set(codes).size).toBe(6);
		for (const code of codes) expect(code.length).toBeGreaterThanOrEqual(24);
	});

	it('of another customer are not found', async () => {
		const stranger = await newCustomer(backend, 'stranac@narudzbe.example');
		const { id } = (await list()).items[0] ?? { id: 0 };
		expect((await list({}, stranger)).total).toBe(0);
		expect((await backend.call('_get_hapi_auth_order', { id }, stranger)).status).toBe(404);
		expect((await backend.call('_post_hapi_auth_reorder', { id }, stranger)).status).toBe(404);
	});
});

describe('ordering again', () => {
	it('puts available products into the cart, reports reduced and missing ones, and does it once', async () => {
		const { id } = (await list()).items.find(({ items_count }) => items_count === 5) ?? { id: 0 };
		const lines = (await order(id))?.parcels.flatMap(({ items }) => items) ?? [];
		const [gone, scarce] = lines;
		await backend.db
			.updateTable('products')
			.set({ quantity: 0 })
			.where('id', '=', gone?.item.id ?? 0)
			.execute();
		await backend.db
			.updateTable('products')
			.set({ quantity: 2 })
			.where('id', '=', scarce?.item.id ?? 0)
			.execute();
		const again = async () => expectContract(ReorderAnswer, (await backend.call('_post_hapi_auth_reorder', { id, request_id: 'jednom' }, token)).body).data;
		for (const _press of ['first', 'repeated'])
			expect(await again()).toEqual({
				...{ added: 1, reduced: [scarce?.item.title], skipped: [gone?.item.title] },
				left: [
					{ title: gone?.item.title, ordered: gone?.qty, added: 0, reason: 'sold_out' },
					{ title: scarce?.item.title, ordered: scarce?.qty, added: 2, reason: 'fewer' },
				],
			});
		expect((await backend.call('_get_hapi_webshop_cart', {}, token)).body).toMatchObject({
			data: { parcels: [{ items: [{ qty: 2, item: { id: scarce?.item.id } }] }] },
		});
	});

	it('reports products that are no longer sold as left out, also when repeated', async () => {
		const { id } = (await list()).items[0] ?? { id: 0 };
		const [hidden] = (await order(id))?.parcels.flatMap(({ items }) => items) ?? [];
		await backend.db
			.updateTable('products')
			.set({ listed: false, quantity: 9 })
			.where('id', '=', hidden?.item.id ?? 0)
			.execute();
		const again = async () => expectContract(ReorderAnswer, (await backend.call('_post_hapi_auth_reorder', { id, request_id: 'skriven' }, token)).body).data;
		const first = await again();
		expect(first?.skipped).toContain(hidden?.item.title);
		expect(first?.left).toContainEqual({ title: hidden?.item.title, ordered: hidden?.qty, added: 0, reason: 'gone' });
		expect(await again()).toEqual(first);
		const another = expectContract(ReorderAnswer, (await backend.call('_post_hapi_auth_reorder', { id, request_id: 'opet' }, token)).body).data;
		expect(another?.left.filter(({ title }) => title !== hidden?.item.title).map(({ reason }) => reason)).not.toContain('gone');
	});
});
