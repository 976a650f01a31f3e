import { expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { centsOf, findWrongSums } from '../sums.ts';
import { type Asked, isRow, itemsOf, type Row, type Visitor, valueAt } from '../visitor.ts';
import { readCart } from './cart-calls.ts';

/** Chooses each method that reaches an address, and compares the cart with what the choice has announced. */
export async function tryDeliveries(guest: Visitor): Promise<readonly Finding[]> {
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

/** The same for each method of payment. */
export async function tryPayments(guest: Visitor): Promise<readonly Finding[]> {
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
