import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Reason, Verdict } from '../finding.ts';
import { newGuest, type Visitor } from '../visitor.ts';
import { NEEDED_FIELDS } from '../writes/guest-data.ts';

interface Fact extends Reason {
	readonly name: EndpointName;
	readonly path: string;
	readonly wanted: string;
	readonly isRight: (value: unknown) => boolean;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;
const isNotTrue = (value: unknown): boolean => value !== true;
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const STAFF: Reason = {
	consequence: 'Every visitor counts as staff: hidden products, unpublished posts and the shop under development are shown to the public.',
	fix: 'Return true only for an account that has the role.',
};
const flag = (name: string): Fact => ({ name: '_get_hapi_auth_is_login', path: `$.data.${name}`, wanted: 'false or missing', isRight: isNotTrue, ...STAFF });

/** Expected values in a new guest session. */
const FACTS: readonly Fact[] = [
	{
		name: '_get_hapi_auth_is_login',
		path: '$.data.user_id',
		wanted: 'null',
		isRight: isNothing,
		consequence: 'Every visitor counts as this customer, and sees an account that is not theirs.',
		fix: 'Return null for a session without a signed-in customer.',
	},
	flag('staff'),
	flag('developer'),
	flag('superuser'),
	{
		name: '_get_hapi_webshop_cart',
		path: '$.data.parcels',
		wanted: 'an empty list',
		isRight: isEmpty,
		consequence: 'A new shopper sees a cart with goods, or an empty parcel instead of “your cart is empty”.',
		fix: 'Return "parcels": [] for an empty cart.',
	},
	{
		name: '_get_hapi_webshop_cart',
		path: '$.data.total.total',
		wanted: '0',
		isRight: (value) => Number(value) === 0,
		consequence: 'An empty cart has a price: header and cart show an amount.',
		fix: 'Return 0 for an empty cart, without delivery and charges.',
	},
	{
		name: '_get_hapi_webshop_customer',
		path: '$.data.email',
		wanted: 'null',
		isRight: isNothing,
		consequence: 'A new guest’s form is filled with somebody else’s data.',
		fix: 'Return null for data that the session does not have yet.',
	},
	{
		name: '_get_hapi_webshop_customer',
		path: '$.data.delivery',
		wanted: 'null, not an address with empty fields',
		isRight: isNothing,
		consequence: 'The address step is skipped with an empty address, and the order cannot be delivered.',
		fix: 'Return null while no address is known.',
	},
	{
		name: '_get_hapi_webshop_customer',
		path: '$.data.complete',
		wanted: 'false',
		isRight: (value) => value === false,
		consequence: 'Checkout skips the customer step, and the order is refused at the end.',
		fix: 'Return true only if e-mail and address are known.',
	},
	{
		name: '_get_hapi_webshop_is_cart_empty',
		path: '$.success',
		wanted: 'true',
		isRight: (value) => value === true,
		consequence: 'The header shows an empty cart as filled.',
		fix: 'Return { "success": true } for an empty cart.',
	},
	{
		name: '_get_hapi_wishlist',
		path: '$.data.items',
		wanted: 'an empty list',
		isRight: isEmpty,
		consequence: 'A new visitor sees somebody else’s wishlist.',
		fix: 'Store wishlists by session, and return "items": [] for a new one.',
	},
	{
		name: '_get_hapi_compare',
		path: '$.data.items',
		wanted: 'an empty list',
		isRight: isEmpty,
		consequence: 'A new visitor sees somebody else’s comparison.',
		fix: 'Store comparisons by session, and return "items": [] for a new one.',
	},
];

/** Checks cart, address and account of a new guest session, and the fields of the customer step. */
export async function checkGuest(visitor: Visitor): Promise<readonly Verdict[]> {
	const guest = await newGuest(visitor);
	const findings: Finding[] = [];
	for (const [name, facts] of Map.groupBy(FACTS, (fact) => fact.name)) {
		if (!guest.has(name)) continue;
		const asked = await guest.ask(name, {});
		// A call that fails is a finding of its own.
		if (asked.status === 200) findings.push(...facts.flatMap((fact) => expectValue(asked, fact.path, fact, fact)));
	}
	return [
		{ group: 'rules', name: 'a new guest has no account, an empty cart and no address', part: 'core', findings },
		{ group: 'rules', name: 'the form of a guest has all fields that an order needs', part: 'extension', ...(await checkForm(guest)) },
	];
}

async function checkForm(guest: Visitor): Promise<Pick<Verdict, 'findings' | 'skipped'>> {
	if (!guest.has('_get_hapi_auth_customer_fields')) return { findings: [], skipped: 'not offered: the storefront uses its default fields' };
	const asked = await guest.ask('_get_hapi_auth_customer_fields', { type: 'webshop.guest' });
	const answered = expectSuccess(asked, {
		consequence: 'The customer step shows no form: nothing can be ordered.',
		fix: 'Return the fields, or remove the call from the endpoint table.',
	});
	if (answered.length > 0) return { findings: answered };
	const hasNames = (value: unknown) => Array.isArray(value) && NEEDED_FIELDS.every((needed) => value.some((row) => Object(row).name === needed));
	return {
		findings: expectValue(
			asked,
			'$.data.items',
			{ wanted: `fields with the names ${NEEDED_FIELDS.join(', ')}`, isRight: hasNames },
			{
				consequence: 'The customer step lacks fields that the order needs: the order is refused and cannot be corrected.',
				fix: 'Add the missing fields, or remove the call from the endpoint table: the storefront then uses its default fields.',
			},
		),
	};
}
