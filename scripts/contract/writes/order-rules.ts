import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule, expectRefusal, expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { codeOf, mostOf } from '../goods.ts';
import { need, type Rule, type World } from '../rule.ts';
import { centsOf, findWrongSums, linesOf } from '../sums.ts';
import { type Asked, isRow, itemsOf, type Row, type Visitor, valueAt } from '../visitor.ts';
import { add, expectLines, readCart, set } from './cart-calls.ts';
import { toOrderBody } from './check-order.ts';
import { chooseDelivery, choosePayment } from './choose.ts';
import { toGuestForm } from './guest-data.ts';

const ORDER = '_post_hapi_webshop_order';
const CUSTOMER = '_post_hapi_webshop_customer';
const CALLS = [ORDER, '_get_hapi_webshop_order', CUSTOMER] as const satisfies readonly EndpointName[];

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
const STORED: Reason = {
	consequence: 'The order is delivered to another address, or the confirmation goes to somebody else.',
	fix: 'Store the customer data as it was sent, and copy it to the order.',
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
	{
		name: 'an address is stored character by character',
		needs: CALLS,
		check: async ({ guest, run }) => {
			const names = { first_name: 'Đurđa-Žaklina', last_name: 'O’Šćepanović', street: 'Ulica 1/„A“ & <b>B</b>', city: "Sv. Križ 'Začretje'" };
			await guest.ask(CUSTOMER, { ...toGuestForm(run), ...names });
			const asked = await guest.ask('_get_hapi_webshop_customer', { type: 'webshop.guest' });
			return Object.entries(names).flatMap(([name, text]) =>
				expectValue(asked, `$.data.delivery.${name}`, { wanted: JSON.stringify(text), isRight: (value) => value === text }, STORED),
			);
		},
	},
	{
		name: 'an address is visible to its own guest only',
		needs: CALLS,
		check: async ({ guest, run, another }) => {
			await guest.ask(CUSTOMER, toGuestForm(run));
			const asked = await (await another()).ask('_get_hapi_webshop_customer', { type: 'webshop.guest' });
			const reason: Reason = { consequence: 'Shoppers see name and address of another one.', fix: 'Store the customer with the session of the token.' };
			return [
				...expectValue(asked, '$.data.email', { wanted: 'null', isRight: isNothing }, reason),
				...expectValue(asked, '$.data.delivery', { wanted: 'null', isRight: isNothing }, reason),
				...expectValue(asked, '$.data.complete', { wanted: 'false', isRight: (value) => value === false }, reason),
			];
		},
	},
	{
		name: 'an address is refused with an e-mail that cannot receive mail',
		needs: CALLS,
		check: async ({ guest, run }) => {
			const findings: Finding[] = [];
			for (const email of ['ana', 'ana@', '@shop.example', 'ana anić@shop.example', 'ana@shop.example\nbcc: all@shop.example']) {
				const asked = await guest.ask(CUSTOMER, { ...toGuestForm(run), email });
				const reason: Reason = {
					consequence: 'The shopper does not get the confirmation of the order, or a stranger does.',
					fix: 'Check the e-mail; return success false with error_form_invalid, and errors.email.',
				};
				findings.push(...expectRefusal(asked, reason), ...expectValue(asked, '$.errors.email', { wanted: 'a label', isRight: isText }, reason));
			}
			return findings.slice(0, 4);
		},
	},
];

const isNothing = (value: unknown): boolean => value === null || value === undefined;
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

function expectOneOrder(answers: readonly Asked[], orders: readonly (string | null)[], reason: Reason): readonly Finding[] {
	const [asked] = answers;
	if (!asked || (new Set(orders).size === 1 && orders[0] !== null)) return [];
	const found = orders.length === 0 ? 'no order' : orders.map((order) => order ?? 'none').join(', ');
	return [brokenRule(asked, '$.data.order.order_identificator', { expected: `one order from ${answers.length} concurrent calls`, found }, reason)];
}

const lineTexts = (asked: Asked) =>
	linesOf(asked).map(({ qty, unit_price, total }) => `${String(qty)} at ${String(centsOf(unit_price))}, ${String(centsOf(total))}`);

function findOtherOrder(order: Asked, cart: Asked): readonly Finding[] {
	const [found, wanted] = [lineTexts(order).join('; '), lineTexts(cart).join('; ')];
	const pieces = linesOf(cart).reduce((sum, { qty }) => sum + Number(qty), 0);
	const reason: Reason = {
		consequence: 'The shop sends, and the confirmation names, other goods than the shopper has ordered.',
		fix: 'Copy the lines of the cart to the order: quantity, price, title.',
	};
	return [
		...(found === wanted
			? []
			: [brokenRule(order, '$.data.parcels[*].items', { expected: `${wanted} (cents), as in the cart`, found: found || 'none' }, reason)]),
		...expectValue(order, '$.data.items_count', { wanted: `${pieces}, the pieces of all lines`, isRight: (value) => Number(value) === pieces }, reason),
		...expectValue(order, '$.data.status', { wanted: 'the status of a new order', isRight: (value) => value !== 'cancelled' && isText(value) }, reason),
		...expectValue(
			order,
			'$.data.datetime_created',
			{ wanted: 'the time of the order', isRight: (value) => Math.abs(Date.parse(String(value)) - Date.now()) < 86_400_000 },
			reason,
		),
	];
}

function findOtherCustomer(order: Asked, run: string): readonly Finding[] {
	const { type: _, email, phone, ...address } = toGuestForm(run);
	const equals = (wanted: string) => ({ wanted: JSON.stringify(wanted), isRight: (value: unknown) => value === wanted });
	const digits = (value: unknown) => String(value ?? '').replace(/[^\d+]/g, '');
	return [
		...expectValue(order, '$.data.email', equals(email), STORED),
		...expectValue(order, '$.data.phone', { wanted: phone, isRight: (value) => digits(value) === digits(phone) }, STORED),
		...Object.entries(address).flatMap(([name, text]) => expectValue(order, `$.data.delivery.${name}`, equals(text), STORED)),
	];
}

async function readStock(guest: Visitor, code: string): Promise<{ readonly asked: Asked; readonly pieces: number } | null> {
	const asked = await guest.ask('_get_hapi_catalog_products', { limit: 100 });
	const pieces = itemsOf(asked.body).find((card) => codeOf(card) === code)?.['available_qty'];
	return typeof pieces === 'number' ? { asked, pieces } : null;
}

type Stock = Awaited<ReturnType<typeof readStock>>;

/** A note, because goods may be made to order. */
function findSameStock(after: Stock, before: Stock): readonly Finding[] {
	if (!after || !before || after.pieces <= before.pieces - 2) return [];
	return [
		{
			severity: 'advice',
			call: after.asked.call,
			path: '$.data.items[*].available_qty',
			expected: `at most ${before.pieces - 2}, after an order of 2 of ${before.pieces} pieces`,
			found: String(after.pieces),
			consequence: 'The last piece is sold to several shoppers.',
			fix: 'Reserve the pieces in the transaction that places the order; ignore this for goods that are made to order.',
		},
	];
}

/** Chooses each method that reaches an address, and compares the cart with what the choice has announced. */
async function tryDeliveries(guest: Visitor): Promise<readonly Finding[]> {
	if (!guest.has('_get_hapi_webshop_parcel_shipping', '_put_hapi_webshop_parcel_shipping')) return [];
	const findings: Finding[] = [];
	for (const { parcel_id, methods } of itemsOf((await guest.ask('_get_hapi_webshop_parcel_shipping', {})).body))
		for (const method of Array.isArray(methods) ? methods.filter(isRow) : []) {
			if (method['is_available'] !== true || method['needs_location'] === true || method['needs_locker'] === true) continue;
			const cart = await guest.ask('_put_hapi_webshop_parcel_shipping', { parcel_id, shipping_code: method['code'] });
			findings.push(...findWrongSums(cart), ...expectAmount(cart, '$.data.parcels[0].shipping', method), ...(await findOtherCart(guest, cart)));
		}
	return findings;
}

async function tryPayments(guest: Visitor): Promise<readonly Finding[]> {
	if (!guest.has('_get_hapi_webshop_payment', '_put_hapi_webshop_payment')) return [];
	const findings: Finding[] = [];
	for (const method of itemsOf((await guest.ask('_get_hapi_webshop_payment', {})).body)) {
		if (method['is_available'] !== true) continue;
		const cart = await guest.ask('_put_hapi_webshop_payment', { payment_code: method['code'] });
		findings.push(...findWrongSums(cart), ...expectAmount(cart, '$.data.payment', method), ...(await findOtherCart(guest, cart)));
	}
	return findings;
}

const CHOSEN: Reason = {
	consequence: 'The shopper is charged another amount than the chosen method has announced.',
	fix: 'Store the choice with the cart, and compute its amount in one place for the list of methods and the cart.',
};

function expectAmount(cart: Asked, path: string, { code, amount }: Row): readonly Finding[] {
	return [
		...expectValue(cart, `${path}.code`, { wanted: JSON.stringify(code), isRight: (value) => value === code }, CHOSEN),
		...expectValue(
			cart,
			`${path}.amount`,
			{ wanted: `${String(amount)}, as in the list of methods`, isRight: (value) => centsOf(value) === centsOf(amount) },
			CHOSEN,
		),
	];
}

async function findOtherCart(guest: Visitor, written: Asked): Promise<readonly Finding[]> {
	const read = await readCart(guest);
	const wanted = valueAt(written.body, '$.data.total.total');
	return expectValue(
		read,
		'$.data.total.total',
		{ wanted: `${String(wanted)}, as after the choice`, isRight: (value) => centsOf(value) === centsOf(wanted) },
		CHOSEN,
	);
}
