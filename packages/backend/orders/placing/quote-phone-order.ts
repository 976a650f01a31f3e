import type { Cart } from '@titraj/contract/cart.ts';
import { normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import type { ParcelLocker } from '@titraj/contract/parcel-locker.ts';
import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import type { PickupLocation, ShippingMethod } from '@titraj/contract/shipping.ts';
import { cartHandlers, readCart, saveCartCustomer } from '../../cart/index.ts';
import type { Call } from '../../platform/http/handler.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';
import { readShippingPlan } from '../../shipping/index.ts';
import {
	couponSteps,
	inPhoneCart,
	lineSteps,
	type PhoneGoods,
	type PhonePayment,
	type PhoneRefusal,
	type PhoneShipping,
	type PhoneStep,
	paymentStep,
	runStep,
	shippingStep,
} from './phone-cart.ts';

/** What is known of an order while the customer dictates it. */
export interface PhoneDraft extends PhoneGoods {
	/** Of the customer, whose prices count if there is an account; null if not known yet. */
	readonly email: string | null;
	/** Where it goes, as far as delivery depends on it; null if not known yet. */
	readonly to: { readonly country: string; readonly postcode: string } | null;
	readonly shipping: PhoneShipping | null;
	readonly payment: PhonePayment | null;
	/** Words of the locker's town, street or name; empty for those near the postcode. */
	readonly lockerWords: string;
}

/** What an order costs, and how it can be delivered and paid. */
export interface PhoneQuote {
	readonly cart: Cart;
	/** Names of the customer's groups. */
	readonly groups: readonly string[];
	readonly countries: readonly string[];
	readonly shipping: readonly ShippingMethod[];
	readonly stores: readonly PickupLocation[];
	readonly lockers: readonly ParcelLocker[];
	readonly payments: readonly PaymentMethod[];
	/** Parts of the draft that the shop refuses; the rest is counted. */
	readonly refused: readonly PhoneRefusal[];
}

/** Counts an order by the rules of the checkout, and says what can be chosen. Places nothing. */
export const quotePhoneOrder = (call: Omit<Call, 'session'>, draft: PhoneDraft): Promise<PhoneQuote> =>
	inPhoneCart(call, draft.email, async (shopper, groups) => {
		const refused: PhoneRefusal[] = [];
		const run = async (steps: readonly PhoneStep[]) => {
			for (const step of steps) refused.push(...(await runStep(step)));
		};
		await run(await lineSteps(shopper, draft));
		await saveDestination(shopper, draft);
		await run(couponSteps(shopper, draft));
		if (draft.shipping !== null) await run([shippingStep(shopper, draft.shipping)]);
		if (draft.payment !== null) await run([paymentStep(shopper, draft.payment)]);
		return { ...(await readChoices(shopper, draft)), groups, refused };
	});

/** Delivery depends on country and postcode alone; nothing is placed with this address. */
async function saveDestination({ db, session }: Call, { to }: PhoneDraft): Promise<void> {
	const postcode = to === null ? null : normalisePostcode(to.postcode, to.country);
	if (to === null || postcode === null) return;
	const unknown = { first_name: '', last_name: '', company: null, oib: null, street: '', city: '', phone: null };
	const delivery = { ...unknown, country: to.country, postcode };
	await saveCartCustomer(db, ownerOf(session), { email: null, delivery, billing: null, newsletter: false });
}

async function readChoices(call: Call, { to, lockerWords }: PhoneDraft): Promise<Omit<PhoneQuote, 'groups' | 'refused'>> {
	const cart = await readCart(call.db, ownerOf(call.session), call);
	const shipping = toItems(await cartHandlers._get_hapi_webshop_parcel_shipping({}, call)).flatMap(({ methods }) => methods);
	const payments = toItems(await cartHandlers._get_hapi_webshop_payment({}, call));
	const stores = shipping.some(({ needs_location }) => needs_location) ? toItems(await cartHandlers._get_hapi_webshop_location({}, call)) : [];
	const hasLockers = to !== null && shipping.some(({ needs_locker }) => needs_locker === true);
	const lockers = hasLockers ? toItems(await cartHandlers._get_hapi_webshop_parcel_locker({ search_q: lockerWords }, call)) : [];
	const { countries } = await readShippingPlan(call.db, call);
	return { cart, countries, shipping, stores, lockers, payments };
}

/** Items of an answer of the checkout; none of a refusal. */
const toItems = <Item>(answer: { readonly data?: { readonly items: readonly Item[] } } | Refusal | JsonText): readonly Item[] =>
	answer instanceof Refusal || answer instanceof JsonText ? [] : (answer.data?.items ?? []);
