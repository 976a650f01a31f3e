import { randomUUID } from 'node:crypto';
import { brokenRule, expectRefusal, expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { codeOf, mostOf } from '../goods.ts';
import { need, type Rule, type World } from '../rule.ts';
import { type Asked, itemsOf, type Row, type Visitor, valueAt } from '../visitor.ts';
import { add, expectLines, readCart, set } from './cart-calls.ts';
import { toOrderBody } from './check-order.ts';
import { tryDeliveries, tryPayments } from './choice-sums.ts';
import { chooseDelivery, choosePayment } from './choose.ts';
import { toGuestForm } from './guest-data.ts';
import { CALLS, CUSTOMER, ORDER, STORED } from './order-calls.ts';
import { findContradictions, findOtherCustomer, findOtherOrder, findSameStock, readStock } from './placed-order.ts';

const place = (guest: Visitor, body: Row) => guest.ask(ORDER, body);
const orderOf = ({ body }: Asked): string | null => {
	const identifier = valueAt(body, '$.data.order.order_identificator');
	return valueAt(body, '$.success') === true && typeof identifier === 'string' ? identifier : null;
};

/** Code of a product of which so many pieces can be bought. */
const codeFor = ({ goods }: World, pieces: number): string =>
	codeOf(
		need(
			goods.buyable.find((card) => mostOf(card) >= pieces),
			`a product of which ${pieces} can be bought`,
		),
	);

/** A guest who has completed all steps. Findings of the steps are those of other rules, so they are not repeated here. */
async function prepare({ run }: World, guest: Visitor, code: string, qty = 1): Promise<{ readonly cart: Asked; readonly body: Row }> {
	await add(guest, code, qty);
	await guest.ask(CUSTOMER, toGuestForm(run));
	await chooseDelivery(guest);
	await choosePayment(guest);
	const cart = await readCart(guest);
	return { cart, body: toOrderBody(cart) };
}

/** Cancels what a rule has ordered, if the backend can. */
async function cancelAll(guest: Visitor, orders: readonly (string | null)[]): Promise<void> {
	if (!guest.has('_post_hapi_webshop_order_cancel')) return;
	for (const order_identificator of new Set(orders))
		if (order_identificator !== null) await guest.ask('_post_hapi_webshop_order_cancel', { order_identificator });
}

const TWICE: Reason = {
	consequence: 'A shopper who clicks twice, or has two tabs, orders and pays twice.',
	fix: 'Place the order under a lock of the cart, and empty the cart in the same transaction.',
};
const CHANGED: Reason = {
	consequence: 'A shopper orders other goods, or another quantity, than the confirmed screen showed.',
	fix: 'Compare version, total and lines under the lock of the cart; return success false with error_order_changed and the cart, and order nothing.',
};

/** Rules of orders. Each order is cancelled if the backend can. */
export const ORDER_RULES: readonly Rule[] = [
	{
		name: 'an order has the lines and the customer of its cart, and reduces the stock',
		needs: CALLS,
		check: async (world) => {
			const { guest } = world;
			const code = codeFor(world, 2);
			const { cart, body } = await prepare(world, guest, code, 2);
			const stock = await readStock(guest, code);
			const note = 'Zvono ne radi, molim nazvati.';
			const placed = await place(guest, { ...body, note });
			const order_identificator = orderOf(placed);
			const order = await guest.ask('_get_hapi_webshop_order', { order_identificator });
			const findings = [
				...expectValue(order, '$.data.note', { wanted: JSON.stringify(note), isRight: (value) => value === note }, STORED),
				...findOtherOrder(order, cart),
				...findContradictions(guest, order, cart),
				...findOtherCustomer(order, world.run),
				...findSameStock(await readStock(guest, code), stock),
			];
			await cancelAll(guest, [order_identificator]);
			return findings;
		},
	},
	{
		name: 'the sums add up with each method of delivery and payment',
		needs: ['_get_hapi_webshop_cart', CUSTOMER],
		check: async (world) => {
			await prepare(world, world.guest, codeFor(world, 1));
			return [...(await tryDeliveries(world.guest)), ...(await tryPayments(world.guest))].slice(0, 8);
		},
	},
	{
		name: 'an order is placed once if its key is sent five times concurrently',
		needs: CALLS,
		check: async (world) => {
			const { body } = await prepare(world, world.guest, codeFor(world, 1));
			const answers = await Promise.all(Array.from({ length: 5 }, () => place(world.guest, body)));
			const orders = answers.map(orderOf);
			await cancelAll(world.guest, orders);
			return expectOneOrder(answers, orders, {
				...TWICE,
				fix: 'Store idempotency_key with the order, with a unique constraint, and return its order to each call.',
			});
		},
	},
	{
		name: 'an order is placed once if several tabs send the same cart, each with its own key',
		needs: CALLS,
		check: async (world) => {
			const { body } = await prepare(world, world.guest, codeFor(world, 2));
			const answers = await Promise.all(Array.from({ length: 4 }, () => place(world.guest, { ...body, idempotency_key: randomUUID() })));
			const orders = answers.map(orderOf).filter((order) => order !== null);
			await cancelAll(world.guest, orders);
			return expectOneOrder(answers, orders, TWICE);
		},
	},
	{
		name: 'an order is refused if another tab has changed the quantity since, and can then be placed with the new one',
		needs: [...CALLS, '_put_hapi_webshop_product'],
		check: async (world) => {
			const { guest } = world;
			const code = codeFor(world, 2);
			const { body } = await prepare(world, guest, code);
			await set(guest, code, 2);
			const refused = await place(guest, body);
			const findings = [...expectRefusal(refused, CHANGED), ...expectLines(await readCart(guest), [[code, 2]], CHANGED)];
			const placed = await place(guest, toOrderBody(await readCart(guest)));
			await cancelAll(guest, [orderOf(refused), orderOf(placed)]);
			return [...findings, ...expectSuccess(placed, { ...CHANGED, consequence: 'A shopper whose cart has changed cannot order it any more.' })];
		},
	},
	{
		name: 'an order is refused if only its total, or only the price of a line, differs from the cart',
		needs: CALLS,
		check: async (world) => {
			const { guest } = world;
			const { body } = await prepare(world, guest, codeFor(world, 1));
			const total = await place(guest, { ...body, total: Number(body['total']) + 0.01 });
			const lines = itemsOf(body, '$.lines').map((line) => ({ ...line, unit_price: Number(line['unit_price']) + 0.01 }));
			const price = orderOf(total) === null ? await place(guest, { ...body, lines, idempotency_key: randomUUID() }) : total;
			await cancelAll(guest, [orderOf(total), orderOf(price)]);
			return [
				...expectRefusal({ ...total, call: `${ORDER} with a total that is one cent higher` }, CHANGED),
				...expectRefusal({ ...price, call: `${ORDER} with a line that costs one cent more` }, CHANGED),
			];
		},
	},
	{
		name: 'an order is refused for an empty cart, and without a customer',
		needs: CALLS,
		check: async (world) => {
			const { guest } = world;
			const reason: Reason = {
				consequence: 'Orders are placed that contain nothing, or that nobody can be asked about.',
				fix: 'Return success false with error_cart_empty or error_order_customer, and place no order.',
			};
			const empty = await place(guest, toOrderBody(await readCart(guest)));
			const code = codeFor(world, 1);
			await add(guest, code, 1);
			const anonymous = await place(guest, toOrderBody(await readCart(guest)));
			const findings = [
				...expectRefusal({ ...empty, call: `${ORDER} with an empty cart` }, reason),
				...expectRefusal({ ...anonymous, call: `${ORDER} without a customer` }, reason),
				...expectLines(await readCart(guest), [[code, 1]], reason),
			];
			await cancelAll(guest, [orderOf(empty), orderOf(anonymous)]);
			return findings;
		},
	},
];

function expectOneOrder(answers: readonly Asked[], orders: readonly (string | null)[], reason: Reason): readonly Finding[] {
	const [asked] = answers;
	if (!asked || (new Set(orders).size === 1 && orders[0] !== null)) return [];
	const found = orders.length === 0 ? 'no order' : orders.map((order) => order ?? 'none').join(', ');
	return [brokenRule(asked, '$.data.order.order_identificator', { expected: `one order from ${answers.length} concurrent calls`, found }, reason)];
}
