import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import { brokenRule } from './expect.ts';
import type { Finding, Reason } from './finding.ts';
import { type Asked, itemsOf, type Row, valueAt } from './visitor.ts';

/** Minor units of a price in a response; null if it is none. */
export const centsOf = (price: unknown): number | null => (typeof price === 'number' || typeof price === 'string' ? normalisePrice(price) : null);

const zeroOr = (price: unknown): number => centsOf(price) ?? 0;
const sumOf = (rows: readonly Row[], field: string): number => rows.reduce((sum, row) => sum + zeroOr(row[field]), 0);

/** Lines of all parcels of a cart or an order. */
export const linesOf = ({ body }: Pick<Asked, 'body'>): readonly Row[] => itemsOf(body, '$.data.parcels').flatMap((parcel) => itemsOf(parcel, '$.items'));

interface Sum {
	readonly path: string;
	readonly found: unknown;
	/** Minor units. */
	readonly wanted: number;
	/** What the sum is made of. */
	readonly of: string;
	readonly fix: string;
	/** Allowed difference in minor units, from rounding. */
	readonly within?: number;
}

const CHARGED = 'Shoppers are charged another amount than the cart shows, or the shop loses the difference.';

/** Sums of a cart or an order that do not add up: lines, delivery, charges, coupons, tax, total. */
export function findWrongSums(asked: Asked): readonly Finding[] {
	if (asked.status !== 200) return [];
	const total = (field: string) => valueAt(asked.body, `$.data.total.${field}`);
	const lines = linesOf(asked);
	const sold = lines.filter(({ is_available }) => !isCart(asked) || is_available !== false);
	const charges = itemsOf(asked.body, '$.data.total.extra_items');
	const ofType = (wanted: string) => charges.filter(({ type }) => type === wanted);
	const parcels = itemsOf(asked.body, '$.data.parcels').map((parcel) => ({ amount: valueAt(parcel, '$.shipping.amount') }));
	const taxes = itemsOf(asked.body, '$.data.total.taxes');
	const coupons = itemsOf(asked.body, '$.data.total.extraitems');
	const sums: readonly Sum[] = [
		...lines.map(({ qty, unit_price, discount_amount, total: cost, shopping_cart_code }) => ({
			path: '$.data.parcels[*].items[*].total',
			found: cost,
			wanted: Math.round(zeroOr(unit_price) * Number(qty ?? 0)) - zeroOr(discount_amount),
			of: `qty × unit_price − discount_amount of ${String(shopping_cart_code)}`,
			fix: 'Compute the total of a line from its own fields, in cents.',
		})),
		{
			path: '$.data.total.total_items_total',
			found: total('total_items_total'),
			wanted: sumOf(sold, 'total'),
			of: 'the totals of the lines that can be bought',
			fix: 'Add up the totals of the lines.',
		},
		{
			path: '$.data.total.total_extra_shipping',
			found: total('total_extra_shipping'),
			wanted: sumOf(parcels, 'amount'),
			of: 'shipping.amount of the parcels',
			fix: 'Add up the delivery of all parcels, as the shopper chose it.',
		},
		{
			path: '$.data.total.extra_items[*].amount',
			found: sumOf(ofType('shipping'), 'amount') / 100,
			wanted: zeroOr(total('total_extra_shipping')),
			of: 'total_extra_shipping, as rows of the type shipping',
			fix: 'List the delivery in extra_items, with its title and amount.',
		},
		...(isCart(asked)
			? [
					{
						path: '$.data.total.extra_items[*].amount',
						found: sumOf(ofType('payment'), 'amount') / 100,
						wanted: zeroOr(valueAt(asked.body, '$.data.payment.amount')),
						of: 'payment.amount, as a row of the type payment',
						fix: 'List the charge of the payment method in extra_items.',
					},
				]
			: []),
		{
			path: '$.data.total.total',
			found: total('total'),
			wanted: zeroOr(total('total_items_total')) - sumOf(coupons, 'amount') + sumOf(charges, 'amount'),
			of: 'total_items_total − extraitems (coupons) + extra_items (delivery, payment)',
			fix: 'Compute the total from its parts, in cents, after each change of lines, coupons, delivery and payment.',
		},
		{
			path: '$.data.total.total_basic',
			found: total('total_basic'),
			wanted: zeroOr(total('total')) - zeroOr(total('total_tax')),
			of: 'total − total_tax',
			fix: 'Compute the tax once, and total_basic as the rest.',
		},
		...toTaxSums(asked, taxes),
	];
	return sums.flatMap((sum) => findWrongSum(asked, sum));
}

/** Orders have their own fields for the payment, without its amount. */
const isCart = ({ body }: Asked): boolean => valueAt(body, '$.data.version') !== undefined;

function toTaxSums({ body }: Asked, taxes: readonly Row[]): readonly Sum[] {
	if (taxes.length === 0) return [];
	const fix = 'Let the rates of the tax add up to its sum: give the rest of rounding to one of them.';
	return [
		...['tax', 'total'].map((field) => ({
			path: `$.data.total.${field === 'tax' ? 'total_tax' : 'total'}`,
			found: valueAt(body, `$.data.total.${field === 'tax' ? 'total_tax' : 'total'}`),
			wanted: sumOf(taxes, field),
			of: `${field} of the rates in taxes`,
			fix,
		})),
		...taxes.flatMap(({ percent, basic, tax, total }, at) => [
			{ path: `$.data.total.taxes[${at}].basic`, found: basic, wanted: zeroOr(total) - zeroOr(tax), of: 'total − tax of the rate', fix },
			{
				path: `$.data.total.taxes[${at}].tax`,
				found: tax,
				wanted: Math.round((zeroOr(total) * Number(percent)) / (100 + Number(percent))),
				of: `the ${String(percent)} per cent that its total contains`,
				fix: 'Prices contain the tax: total × percent ÷ (100 + percent).',
				within: 2,
			},
		]),
	];
}

function findWrongSum(asked: Asked, { path, found, wanted, of, fix, within = 0 }: Sum): readonly Finding[] {
	const cents = centsOf(found);
	if (cents !== null && Math.abs(cents - wanted) <= within) return [];
	return [brokenRule(asked, path, { expected: `${wanted / 100}: ${of}`, found: String(found) }, { consequence: CHARGED, fix })];
}

/** Findings where two carts or orders differ in a sum. */
export function findOtherSums(asked: Asked, wanted: unknown, { expected, ...reason }: Reason & { readonly expected: string }): readonly Finding[] {
	if (asked.status !== 200) return [];
	const fields = ['total_items_total', 'total_extra_shipping', 'total_tax', 'total_basic', 'total'];
	return fields.flatMap((field) => {
		const [found, other] = [valueAt(asked.body, `$.data.total.${field}`), valueAt(wanted, `$.data.total.${field}`)];
		if (centsOf(found) === centsOf(other)) return [];
		return [brokenRule(asked, `$.data.total.${field}`, { expected: `${String(other)}, ${expected}`, found: String(found) }, reason)];
	});
}
