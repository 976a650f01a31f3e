import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { cartCalls, cartOf } from '#tests/support/any-backend/cart-of.ts';
import { mostOf } from '#tests/support/any-backend/find-goods.ts';
import { HOSTILE_TEXTS } from '#tests/support/any-backend/hostile-texts.ts';
import { testsOfAnyBackend, type World } from '#tests/support/any-backend/when-offered.ts';

const whenOffered = testsOfAnyBackend();
const WRITES = ['_post_hapi_webshop_product', '_put_hapi_webshop_product', '_delete_hapi_webshop_product'] as const;

/** Codes of two available products, the first of which has the most stock. */
function twoOf({ shop, need }: World): readonly [string, string] {
	const [first, second] = shop.goods.buyable;
	return [need(first, 'a product that can be bought').shopping_cart_code ?? '', need(second, 'a second product that can be bought').shopping_cart_code ?? ''];
}

describe('a cart', () => {
	whenOffered(...WRITES)('loses none of twelve concurrent writes', async (world) => {
		const product = world.need(world.shop.goods.buyable[0], 'a product that can be bought');
		const code = product.shopping_cart_code ?? '';
		const { add, read } = cartCalls(world.guest);
		const times = Math.min(12, mostOf(product));
		const before = (await read()).version;
		const answers = await Promise.all(Array.from({ length: times }, () => add(code, 1)));
		expect((await read()).lines).toEqual([`${times} ${code}`]);
		expect(new Set(answers.map(({ version }) => version)).size).toBe(times);
		expect((await read()).version).toBeGreaterThanOrEqual(before + times);
	});

	whenOffered(...WRITES)('refuses more pieces than are in stock, and fractions, and does not change', async (world) => {
		const [, other] = twoOf(world);
		const product = world.need(
			world.shop.goods.buyable.findLast(({ shopping_cart_code: code, ...card }) => code !== other && mostOf(card) < 10_000),
			'a product of which fewer than 10,000 can be bought',
		);
		const code = product.shopping_cart_code ?? '';
		const { add, set, read } = cartCalls(world.guest);
		await add(other, 1);
		const before = await read();
		for (const qty of [mostOf(product) + 1, 0.5]) {
			for (const refused of [await add(code, qty), await set(code, qty)])
				expect(refused).toMatchObject({ success: false, label_name: 'error_cart_quantity', lines: before.lines });
		}
		expect(await read()).toEqual(before);
	});

	whenOffered(...WRITES)('refuses a sold-out product', async ({ shop, guest, need }) => {
		const { shopping_cart_code } = need(shop.goods.soldOut, 'a product that is shown and sold out');
		const { add, read } = cartCalls(guest);
		expect(await add(shopping_cart_code ?? '', 1)).toMatchObject({ success: false, label_name: expect.stringMatching(/^error_cart_/) });
		expect((await read()).lines).toEqual([]);
	});

	for (const [name, text] of HOSTILE_TEXTS)
		whenOffered(...WRITES)(`refuses a product code that is ${name}`, async ({ guest }) => {
			const { body, status } = await guest.send('_post_hapi_webshop_product', { shopping_cart_code: text, qty: 1 });
			expect([200, 400]).toContain(status);
			expect(body).not.toMatchObject({ success: true });
			expect((await cartCalls(guest).read()).lines).toEqual([]);
		});

	whenOffered(...WRITES)('is visible to its own guest only', async (world) => {
		const [first, second] = twoOf(world);
		const stranger = cartCalls(await world.another());
		const own = cartCalls(world.guest);
		await Promise.all([own.add(first, 1), stranger.add(second, 1)]);
		expect([(await own.read()).lines, (await stranger.read()).lines]).toEqual([[`1 ${first}`], [`1 ${second}`]]);
		await stranger.remove(first);
		expect((await own.read()).lines).toEqual([`1 ${first}`]);
	});

	whenOffered(...WRITES)('adds up: lines at the prices of their products, and the total of lines and charges', async (world) => {
		const codes = twoOf(world);
		const { add, read } = cartCalls(world.guest);
		for (const [index, code] of codes.entries()) await add(code, index + 1);
		const { items, total } = await read();
		for (const { shopping_cart_code, qty, unit_price, total: cost } of items) {
			expect(unit_price).toBe(world.shop.goods.buyable.find((card) => card.shopping_cart_code === shopping_cart_code)?.price_custom);
			expect(toCents(cost)).toBe(toCents(Number(unit_price) * qty));
		}
		const sumOf = (amounts: readonly (number | string)[]) => amounts.reduce((sum: number, amount) => sum + toCents(amount), 0);
		expect(toCents(total?.total_items_total)).toBe(sumOf(items.map((line) => line.total)));
		const charges = sumOf((total?.extra_items ?? []).map(({ amount }) => amount));
		expect(toCents(total?.total)).toBe(toCents(total?.total_items_total) + charges);
		expect(toCents(total?.total_basic) + toCents(total?.total_tax)).toBe(toCents(total?.total));
	});

	whenOffered(...WRITES)('keeps changes made between a write and its repetition', async (world) => {
		world.need(WRITES.every((name) => world.guest.visitor.table[name]?.idempotent) || null, 'writes that its endpoint table declares idempotent');
		const [code] = twoOf(world);
		const { add, read, remove } = cartCalls(world.guest);
		const [removal, addition] = [randomUUID(), randomUUID()];
		await add(code, 2, addition);
		await remove(code, removal);
		await add(code, 1, randomUUID());
		await remove(code, removal);
		await add(code, 2, addition);
		expect((await read()).lines).toEqual([`1 ${code}`]);
	});

	whenOffered(...WRITES, '_get_hapi_webshop_is_cart_empty')('is reported as empty exactly when it has no lines', async (world) => {
		const [code] = twoOf(world);
		const { add, remove } = cartCalls(world.guest);
		const isEmpty = async () => (await world.guest.call('_get_hapi_webshop_is_cart_empty', {})).success;
		expect(await isEmpty()).toBe(true);
		await add(code, 1);
		expect(await isEmpty()).toBe(false);
		await remove(code);
		expect(await isEmpty()).toBe(true);
	});
});

describe('a quick order', () => {
	const CALLS = ['_post_hapi_webshop_products', '_delete_hapi_webshop_product'] as const;

	whenOffered(...CALLS)('adds the available products, and reports the result of each line', async (world) => {
		const [first, second] = twoOf(world);
		const items = [first, 'no-such-product-7f3a', second, first].map((shopping_cart_code) => ({ shopping_cart_code, qty: 1 }));
		const answer = await world.guest.call('_post_hapi_webshop_products', { items, request_id: randomUUID() });
		expect(answer.data?.lines.map(({ added, label_name }) => [added, label_name])).toEqual([
			[1, null],
			[0, 'error_cart_product'],
			[1, null],
			[1, null],
		]);
		expect(cartOf(await world.guest.call('_get_hapi_webshop_cart', {})).lines).toEqual([`2 ${first}`, `1 ${second}`]);
	});

	whenOffered('_post_hapi_catalog_lookup')('finds products by code, in the requested order', async ({ shop, guest, need }) => {
		const product = need(shop.goods.buyable[0], 'a product that can be bought');
		const asked = ['no-such-product-7f3a', product.code, '', product.code];
		const { data } = await guest.call('_post_hapi_catalog_lookup', { codes: asked });
		expect(data?.items.map(({ code, status, product: found }) => [code, status, found?.id ?? null])).toEqual([
			[asked[0], 'unknown', null],
			[asked[1], 'found', product.id],
			[asked[2], 'unknown', null],
			[asked[3], 'found', product.id],
		]);
	});
});

const toCents = (amount: number | string | undefined) => Math.round(Number(amount ?? Number.NaN) * 100);
