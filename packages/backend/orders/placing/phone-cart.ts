import { cartHandlers, priceCartFor, writeCart } from '../../cart/index.ts';
import { toShoppingCartCode } from '../../catalog/index.ts';
import { findCustomer, readGroupsOf } from '../../customer-groups/index.ts';
import type { Call, RequestOf } from '../../platform/http/handler.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import { createSession, deleteSession, NOBODY } from '../../platform/visitor/session.ts';

/** Goods that a customer dictates. */
export interface PhoneGoods {
	readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
	readonly coupons: readonly string[];
}

export type PhoneShipping = Omit<RequestOf<'_put_hapi_webshop_parcel_shipping'>, 'parcel_id'>;
export type PhonePayment = RequestOf<'_put_hapi_webshop_payment'>;

/** Why a step is refused: the field, and the label that the checkout shows. */
export interface PhoneRefusal {
	readonly field: string;
	readonly label: string;
}

/** A step of the checkout. */
export interface PhoneStep {
	readonly field: string;
	run(): Promise<object>;
}

/**
 * Runs steps of the checkout in a cart of its own, of which nothing is left. With the e-mail of an account it has the prices of that customer, whose own cart stays
 * as it is; `groups` are the names of the groups that these may come from.
 */
export async function inPhoneCart<Outcome>(
	call: Omit<Call, 'session'>,
	email: string | null,
	run: (shopper: Call, groups: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
	const session = { ...NOBODY, id: await createSession(call.db, null), continue_as_guest: true };
	try {
		const customer = email === null ? undefined : await findCustomer(call.db, email);
		if (customer === undefined) return await run({ ...call, session }, []);
		await call.db.transaction().execute((trx) => priceCartFor(trx, ownerOf(session), customer.id));
		return await run(
			{ ...call, session },
			(await readGroupsOf(call.db, customer.id)).map(({ name }) => name),
		);
	} finally {
		await deleteSession(call.db, session.id);
	}
}

/** Steps that put lines into the cart. */
export async function lineSteps(call: Call, { lines }: PhoneGoods): Promise<PhoneStep[]> {
	if (lines.length === 0) return [];
	const skus = lines.map(({ sku }) => sku);
	const products = await call.db.selectFrom('products').select(['id', 'code']).where('code', 'in', skus).execute();
	const ids = new Map(products.map(({ id, code }) => [code, id]));
	return lines.map(({ sku, quantity }, index) => ({
		field: `lines[${index}]`,
		run: () => writeCart(call, { shopping_cart_code: toShoppingCartCode(ids.get(sku) ?? 0), mode: 'add', qty: quantity }),
	}));
}

export const couponSteps = (call: Call, { coupons }: PhoneGoods): PhoneStep[] =>
	coupons.map((code, index) => ({ field: `coupons[${index}]`, run: () => cartHandlers._post_hapi_webshop_coupon({ code }, call) }));

export const shippingStep = (call: Call, shipping: PhoneShipping): PhoneStep => ({
	field: 'shipping',
	run: () => cartHandlers._put_hapi_webshop_parcel_shipping({ parcel_id: 1, ...shipping }, call),
});

export const paymentStep = (call: Call, payment: PhonePayment): PhoneStep => ({
	field: 'payment',
	run: () => cartHandlers._put_hapi_webshop_payment(payment, call),
});

/** Refusals of a step: one for each wrong field of a form; none if it was taken. */
export async function runStep({ field, run }: PhoneStep): Promise<PhoneRefusal[]> {
	const answer = await run();
	if (!('success' in answer) || answer.success === true) return [];
	const errors = 'errors' in answer && typeof answer.errors === 'object' && answer.errors !== null ? Object.entries(answer.errors) : [];
	if (errors.length > 0) return errors.map(([name, label]) => ({ field: `${field}.${name}`, label: String(label) }));
	return [{ field, label: 'label_name' in answer ? String(answer.label_name) : 'refused' }];
}
