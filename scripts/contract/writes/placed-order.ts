import { offeredFeatures } from '@titraj/contract/offered-features.ts';
import { brokenRule, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { codeOf } from '../goods.ts';
import { centsOf, linesOf } from '../sums.ts';
import { type Asked, itemsOf, type Visitor, valueAt } from '../visitor.ts';
import { toGuestForm } from './guest-data.ts';
import { isText, STORED } from './order-calls.ts';

const lineTexts = (asked: Asked) =>
	linesOf(asked).map(({ qty, unit_price, total }) => `${String(qty)} at ${String(centsOf(unit_price))}, ${String(centsOf(total))}`);

/** Lines and pieces of an order that differ from its cart, and a status or time that no new order has. */
export function findOtherOrder(order: Asked, cart: Asked): readonly Finding[] {
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

const UNOFFERED: Reason = {
	consequence: 'Shoppers are told that they may do what they cannot: the shop has no page for it.',
	fix: 'Return false, or add the calls of the feature to the endpoint table.',
};

/** What a new order says that its cart, or the endpoint table, does not; the storefront sells without it. */
export function findContradictions(guest: Visitor, order: Asked, cart: Asked): readonly Finding[] {
	const [paid, shown] = [valueAt(order.body, '$.data.payment.code'), valueAt(cart.body, '$.data.payment.code')];
	const offered = offeredFeatures(guest.table);
	return [
		...expectValue(
			cart,
			'$.data.payment.code',
			{ wanted: `${JSON.stringify(paid)}, as in the order of this cart`, isRight: () => paid === shown },
			{
				consequence: 'The last step before the order does not say how it is paid, or says another way.',
				fix: 'Return the payment method in the cart, even if there is only one.',
			},
		),
		...expectValue(
			order,
			'$.data.payment.may_retry',
			{ wanted: 'false: no payment can be started', isRight: (value) => value !== true || offered.has('payments') },
			UNOFFERED,
		),
		...expectValue(
			order,
			'$.data.may_withdraw',
			{ wanted: 'false: there is no call to withdraw', isRight: (value) => value !== true || offered.has('withdrawal') },
			UNOFFERED,
		),
	].map((finding) => ({ ...finding, severity: 'advice' }));
}

/** Customer data of an order that differs from what the guest has sent. */
export function findOtherCustomer(order: Asked, run: string): readonly Finding[] {
	const { type: _, email, phone, ...address } = toGuestForm(run);
	const equals = (wanted: string) => ({ wanted: JSON.stringify(wanted), isRight: (value: unknown) => value === wanted });
	const digits = (value: unknown) => String(value ?? '').replace(/[^\d+]/g, '');
	return [
		...expectValue(order, '$.data.email', equals(email), STORED),
		...expectValue(order, '$.data.phone', { wanted: phone, isRight: (value) => digits(value) === digits(phone) }, STORED),
		...Object.entries(address).flatMap(([name, text]) => expectValue(order, `$.data.delivery.${name}`, equals(text), STORED)),
	];
}

/** Pieces of a product that can be bought; null if the backend does not say. */
export async function readStock(guest: Visitor, code: string): Promise<{ readonly asked: Asked; readonly pieces: number } | null> {
	const asked = await guest.ask('_get_hapi_catalog_products', { limit: 100 });
	const pieces = itemsOf(asked.body).find((card) => codeOf(card) === code)?.['available_qty'];
	return typeof pieces === 'number' ? { asked, pieces } : null;
}

type Stock = Awaited<ReturnType<typeof readStock>>;

/** Stock that an order of two pieces has not reduced. A note, because goods may be made to order. */
export function findSameStock(after: Stock, before: Stock): readonly Finding[] {
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
