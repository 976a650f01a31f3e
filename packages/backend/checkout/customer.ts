import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { parseAddress, parseBillingAddress, readEmail } from '../accounts/index.ts';
import {
	isCartCollected,
	mayLackAddress,
	readCartCustomer,
	type StoredCustomer,
	saveCartCustomer,
	toCartCustomer,
	toStoredCustomer,
	updateCartCustomer,
} from '../cart/index.ts';
import { collectErrors, refuseForm } from '../platform/http/form.ts';
import type { Call, Handler, RequestOf } from '../platform/http/handler.ts';
import { findCart, ownerOf } from '../platform/visitor/cart-owner.ts';

/** Customer data of the cart. For signed-in customers without any, it is filled from the account first. */
export const getCustomer: Handler<'_get_hapi_webshop_customer'> = async (_query, call) => {
	const { user_id } = call.session;
	const kept = await readKept(call);
	if (kept === null && user_id !== null) await updateCartCustomer(call.db, user_id);
	return { success: true, data: toCartCustomer(toStoredCustomer(kept ?? (await readKept(call))), user_id, await isCollected(call)) };
};

export const saveCustomer: Handler<'_post_hapi_webshop_customer'> = async (body, call) => {
	const { db, session } = call;
	const collected = await isCollected(call);
	const parsed = await parseCustomer(body, call, collected);
	if (!parsed.ok) return refuseForm(parsed.errors);
	await saveCartCustomer(db, ownerOf(session), parsed.customer);
	return { success: true, data: toCartCustomer(parsed.customer, session.user_id, collected) };
};

type Parsed = { ok: true; customer: StoredCustomer } | { ok: false; errors: Record<string, string> };

async function parseCustomer(body: RequestOf<'_post_hapi_webshop_customer'>, { db, session }: Call, collected: boolean): Promise<Parsed> {
	const known = session.user_id === null ? null : await readEmail(db, session.user_id);
	const email = known ?? normaliseEmail(body.email ?? '');
	const billing = body.billing ? parseBillingAddress(body.billing) : null;
	const isPlaceOptional = mayLackAddress({ isCollected: collected, company: body.company?.trim() || null, billing });
	const delivery = parseAddress(body, { isPlaceOptional });
	const errors = collectErrors({
		email: email === null ? (body.email ? 'error_email_invalid' : 'error_field_required') : null,
		phone: body.phone ? null : 'error_field_required',
		...(delivery.ok ? {} : delivery.errors),
		...(billing === null || billing.ok ? {} : Object.fromEntries(Object.entries(billing.errors).map(([field, error]) => [`billing.${field}`, error]))),
	});
	if (errors !== null || !delivery.ok || billing?.ok === false) return { ok: false, errors: errors ?? {} };
	return { ok: true, customer: { email, delivery: delivery.address, billing: billing?.address ?? null, newsletter: body.newsletter === true } };
}

async function isCollected({ db, session }: Call): Promise<boolean> {
	const cart = await findCart(db, ownerOf(session));
	return cart !== undefined && (await isCartCollected(db, cart.id));
}

async function readKept({ db, session }: Call): Promise<Record<string, unknown> | null> {
	const cart = await findCart(db, ownerOf(session));
	return cart === undefined ? null : readCartCustomer(db, cart.id);
}
