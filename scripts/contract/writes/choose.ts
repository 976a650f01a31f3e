import { expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { isRow, itemsOf, type Visitor, valueAt } from '../visitor.ts';

const NO_DELIVERY: Reason = {
	consequence: 'Checkout stops at delivery: nothing can be ordered.',
	fix: 'Return at least one method with is_available true for an address in the shop’s country. If there is only one, omit webshop/parcel-shipping, and preset it in the cart or in webshop/parcel-default-shipping.',
};
const NO_PAYMENT: Reason = {
	consequence: 'Checkout stops at payment: nothing can be ordered.',
	fix: 'Return at least one method with is_available true. If there is only one, omit webshop/payment and preset it in the cart.',
};

/**
 * Chooses the first available delivery method to an address, as the storefront does: after the customer step it sends `parcel-default-shipping`, if the table has it, and it asks for a choice
 * only if there are calls for one.
 */
export async function chooseDelivery(guest: Visitor): Promise<readonly Finding[]> {
	const isPreset = guest.has('_post_hapi_webshop_parcel_default_shipping');
	const preset = isPreset ? expectSuccess(await guest.ask('_post_hapi_webshop_parcel_default_shipping', {}), NO_DELIVERY) : [];
	if (!guest.has('_get_hapi_webshop_parcel_shipping', '_put_hapi_webshop_parcel_shipping'))
		return [...preset, ...(await expectNotMissing(guest, 'shipping', NO_DELIVERY))];
	const asked = await guest.ask('_get_hapi_webshop_parcel_shipping', {});
	const parcels = itemsOf(asked.body);
	const findings: Finding[] = [];
	for (const { parcel_id, methods } of parcels) {
		const ways = Array.isArray(methods) ? methods.filter(isRow) : [];
		const way = ways.find(({ is_available, needs_location, needs_locker }) => is_available === true && needs_location !== true && needs_locker !== true);
		if (!way) {
			findings.push({
				severity: 'error',
				call: asked.call,
				path: '$.data.items[*].methods',
				expected: 'a delivery method to an address with is_available true',
				found: `${ways.length} methods, none of them`,
				...NO_DELIVERY,
			});
			continue;
		}
		findings.push(...expectSuccess(await guest.ask('_put_hapi_webshop_parcel_shipping', { parcel_id, shipping_code: way['code'] }), NO_DELIVERY));
	}
	const some = expectValue(
		asked,
		'$.data.items',
		{ wanted: 'a row for each parcel of the cart', isRight: (value) => Array.isArray(value) && value.length > 0 },
		NO_DELIVERY,
	);
	return [...preset, ...some, ...findings];
}

/** Chooses a payment method, if possible one without a payment page, which the check cannot complete. */
export async function choosePayment(guest: Visitor): Promise<readonly Finding[]> {
	if (!guest.has('_get_hapi_webshop_payment', '_put_hapi_webshop_payment')) return expectNotMissing(guest, 'payment', NO_PAYMENT);
	const asked = await guest.ask('_get_hapi_webshop_payment', {});
	const ways = itemsOf(asked.body).filter(({ is_available }) => is_available === true);
	const way = ways.find(({ payment_type }) => (payment_type ?? null) === null) ?? ways[0];
	if (!way) return expectValue(asked, '$.data.items', { wanted: 'a method with is_available true', isRight: () => false }, NO_PAYMENT);
	const chosen = await guest.ask('_put_hapi_webshop_payment', { payment_code: way['code'] });
	const refused = expectSuccess(chosen, NO_PAYMENT);
	if (refused.length > 0) return refused;
	const missing = valueAt(chosen.body, '$.data.missing');
	return expectValue(
		chosen,
		'$.data.missing',
		{ wanted: 'an empty list or none, because nothing is missing', isRight: () => missing === undefined || (Array.isArray(missing) && missing.length === 0) },
		{
			consequence: 'The last step says that something is missing, and links back to a completed step.',
			fix: 'List in `missing` only what is not chosen yet.',
		},
	);
}

/** Without a choice nothing may be missing that only a choice could add; whether the cart sells, its order shows. */
async function expectNotMissing(guest: Visitor, what: 'shipping' | 'payment', reason: Reason): Promise<readonly Finding[]> {
	return expectValue(
		await guest.ask('_get_hapi_webshop_cart', {}),
		'$.data.missing',
		{ wanted: `a list without "${what}", because there is no call to choose it`, isRight: (value) => !Array.isArray(value) || !value.includes(what) },
		reason,
	);
}
