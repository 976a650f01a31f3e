import { randomUUID } from 'node:crypto';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { brokenRule, expectRefusal, expectStatus, expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Verdict } from '../finding.ts';
import { findOtherSums, findWrongSums, linesOf } from '../sums.ts';
import { type Asked, newGuest, type Visitor, valueAt } from '../visitor.ts';
import { checkCancel } from './check-cancel.ts';
import { checkCustomer } from './check-customer.ts';
import { chooseDelivery, choosePayment } from './choose.ts';

/** Buys one piece as a guest, and checks on the way that invalid orders are refused. The order is cancelled if the backend supports it. */
export async function checkOrder(visitor: Visitor, cartCode: string, { run }: { readonly run: string }): Promise<readonly Verdict[]> {
	const guest = await newGuest(visitor);
	const verdict = (name: string, findings: readonly Finding[]): Verdict => ({ group: 'writes', name, part: 'core', findings });
	const put = await guest.ask('_post_hapi_webshop_product', { shopping_cart_code: cartCode, qty: 1, request_id: randomUUID() });
	const filled = expectSuccess(put, {
		consequence: 'Nothing can be added to the cart, so the shop cannot sell.',
		fix: 'Accept a product with is_available true.',
	});
	if (filled.length > 0) return [verdict('a guest buys', filled)];
	const verdicts = [
		...(await checkCustomer(guest, run)),
		verdict('delivery and payment are chosen', [...(await chooseDelivery(guest)), ...(await choosePayment(guest))]),
	];
	const cart = await guest.ask('_get_hapi_webshop_cart', {});
	const body = toOrderBody(cart);
	const wrong = await orderWrongly(guest, body);
	verdicts.push(verdict('an order that differs from the cart as shown is refused', wrong.findings));
	// The order that should have been refused has emptied the cart, so a valid order cannot be tested.
	if (wrong.isPlaced) return verdicts;
	const { findings, placed } = await orderTwice(guest, body);
	verdicts.push(verdict('one idempotency key makes one order, however often it is sent', findings));
	if (placed === null) return verdicts;
	verdicts.push(verdict('a placed order can be read only by its identifier', await readOrder(guest, placed, cart)));
	verdicts.push(verdict('the cart is empty after its order', await findFullCart(guest)));
	return [...verdicts, await checkCancel(guest, placed)];
}

type OrderBody = ReturnType<typeof toOrderBody>;

/** Order request for a cart as shown, with a key of its own. */
export function toOrderBody(cart: Asked) {
	return {
		idempotency_key: randomUUID(),
		version: valueAt(cart.body, '$.data.version'),
		total: valueAt(cart.body, '$.data.total.total'),
		lines: linesOf(cart).map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price })),
		accept_terms: true,
	};
}

async function orderWrongly(guest: Visitor, body: OrderBody): Promise<{ readonly findings: readonly Finding[]; readonly isPlaced: boolean }> {
	const [line] = body.lines;
	const tries = [
		{
			change: { version: Number(body.version) - 1 },
			consequence: 'A shopper orders the cart of another tab: other lines or quantities than on the confirmed screen.',
			fix: 'Compare version with that of the cart, under the lock of the order; if they differ, return success false with error_order_changed and place no order.',
		},
		{
			change: {
				total: Number(body.total) - 1,
				lines: body.lines.map((other) => (other === line ? { ...other, unit_price: Number(other.unit_price) - 1 } : other)),
			},
			consequence: 'A shopper is charged another amount than the confirmed one if a price changes before the order.',
			fix: 'Compare total and lines with the current ones; if they differ, return success false with error_order_changed and the cart.',
		},
		{
			change: { accept_terms: false },
			consequence: 'Orders are placed without acceptance of the terms, so they may be invalid.',
			fix: 'Return success false with error_order_terms, and place no order.',
		},
	];
	const findings: Finding[] = [];
	for (const { change, ...reason } of tries) {
		const asked = await guest.ask('_post_hapi_webshop_order', { ...body, ...change, idempotency_key: randomUUID() });
		findings.push(...expectRefusal({ ...asked, call: `_post_hapi_webshop_order with ${Object.keys(change).join(' and ')} changed` }, reason));
		if (valueAt(asked.body, '$.data.order.id') !== undefined) return { findings, isPlaced: true };
	}
	return { findings, isPlaced: false };
}

interface Placed {
	readonly order_identificator: string;
	readonly number: string;
}

async function orderTwice(guest: Visitor, body: OrderBody): Promise<{ readonly findings: readonly Finding[]; readonly placed: Placed | null }> {
	const first = await guest.ask('_post_hapi_webshop_order', body);
	const errors = [
		...findAnswerErrors(endpoints._post_hapi_webshop_order, first),
		...expectSuccess(first, {
			consequence: 'A guest who has completed checkout cannot order.',
			fix: 'Place the order of this cart: version, total and lines are those that webshop/cart returned.',
		}),
	];
	const order_identificator = valueAt(first.body, '$.data.order.order_identificator');
	if (typeof order_identificator !== 'string') return { findings: errors, placed: null };
	const placed = { order_identificator, number: String(valueAt(first.body, '$.data.order.number')) };
	const isPair = (value: unknown) => value === `${String(valueAt(first.body, '$.data.order.id'))}-${String(valueAt(first.body, '$.data.order.code'))}`;
	const identifier = expectValue(
		first,
		'$.data.order.order_identificator',
		{ wanted: 'id and code of the order, {id}-{code}', isRight: isPair },
		{
			consequence: 'The link to the order, on the thank-you page and in the account, leads to “not found”.',
			fix: 'Join id and code with a hyphen.',
		},
	);
	const again = await guest.ask('_post_hapi_webshop_order', body);
	const isNew = expectValue(
		first,
		'$.data.order.repeated',
		{ wanted: 'false', isRight: (value) => value !== true },
		{ consequence: 'The purchase is not reported to analytics.', fix: 'Return repeated false with the order that this call has placed.' },
	);
	return { findings: [...errors, ...identifier, ...isNew, ...findSecondOrder(again, order_identificator)], placed };
}

function findSecondOrder(again: Asked, first: string): readonly Finding[] {
	const second = valueAt(again.body, '$.data.order.order_identificator');
	if (second === first)
		return expectValue(
			again,
			'$.data.order.repeated',
			{ wanted: 'true, because the order was placed before', isRight: (value) => value === true },
			{
				consequence: 'A purchase that was reported already is reported again to analytics.',
				fix: 'Return repeated true with an order that an earlier call has placed.',
			},
		);
	const asked = { ...again, call: '_post_hapi_webshop_order, sent a second time with the same idempotency_key' };
	return [
		brokenRule(
			asked,
			'$.data.order.order_identificator',
			{ expected: `${first}, the order of the first call`, found: second === undefined ? `none, status ${again.status}` : String(second) },
			{
				consequence: 'After a lost connection a shopper has two orders, or a message that there is none.',
				fix: 'Store idempotency_key with the order, with a unique constraint; for a known key return its order with success true and "repeated": true.',
			},
		),
	];
}

async function readOrder(guest: Visitor, { order_identificator }: Placed, cart: Asked): Promise<readonly Finding[]> {
	const asked = await guest.ask('_get_hapi_webshop_order', { order_identificator });
	const id = order_identificator.split('-')[0];
	const guessed = await guest.ask('_get_hapi_webshop_order', { order_identificator: `${id}-no-such-code` });
	return [
		...findAnswerErrors(endpoints._get_hapi_webshop_order, asked),
		...findWrongSums(asked),
		...findOtherSums(asked, cart.body, {
			expected: 'as in the cart that was ordered',
			consequence: 'The confirmation shows another amount than the one that the shopper agreed to pay.',
			fix: 'Store the sums of the cart with the order, in the transaction that places it.',
		}),
		...expectStatus(guessed, [404], {
			consequence: 'Anyone who tries order numbers in sequence can read names and addresses of other shoppers.',
			fix: 'Return 404 unless both id and code match the order.',
		}),
	];
}

async function findFullCart(guest: Visitor): Promise<readonly Finding[]> {
	const asked = await guest.ask('_get_hapi_webshop_cart', {});
	return expectValue(
		asked,
		'$.data.parcels',
		{ wanted: 'an empty list', isRight: (value) => Array.isArray(value) && value.length === 0 },
		{
			consequence: 'The ordered products are still in the cart, and may be bought again by mistake.',
			fix: 'Empty the cart in the transaction that places the order.',
		},
	);
}
