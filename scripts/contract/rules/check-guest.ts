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
	consequence: 'Every visitor is taken for staff: hidden products, unpublished posts and the shop under development are shown to the public.',
	fix: 'Answer true only for an account that has the role.',
};
const flag = (name: string): Fact => ({ name: '_get_hapi_auth_is_login', path: `$.data.${name}`, wanted: 'false, or left out', isRight: isNotTrue, ...STAFF });

/** Expected values in a new guest session. */
const FACTS: readonly Fact[] = [
	{
		name: '_get_hapi_auth_is_login',
		path: '$.data.user_id',
		wanted: 'null',
		isRight: isNothing,
		consequence: 'Every visitor is taken for this customer, and is led to an account that is not theirs.',
		fix: 'Answer null for a session that nobody has signed in to.',
	},
	flag('staff'),
	flag('developer'),
	flag('superuser'),
	{
		name: '_get_hapi_webshop_cart',
		path: '$.data.parcels',
		wanted: 'an empty list',
		isRight: isEmpty,
		consequence: 'A shopper who has chosen nothing sees a cart with goods, or an empty parcel instead of “your cart is empty”.',
		fix: 'Answer "parcels": [] for an empty cart.',
	},
	{
		name: '_get_hapi_webshop_cart',
		path: '$.data.total.total',
		wanted: '0',
		isRight: (value) => Number(value) === 0,
		consequence: 'An empty cart costs something: header and cart show an amount.',
		fix: 'Answer 0 for an empty cart, without delivery and charges.',
	},
	{
		name: '_get_hapi_webshop_customer',
		path: '$.data.email',
		wanted: 'null',
		isRight: isNothing,
		consequence: 'A new guest’s form is filled with somebody else’s data.',
		fix: 'Answer null for what a session does not know yet.',
	},
	{
		name: '_get_hapi_webshop_customer',
		path: '$.data.delivery',
		wanted: 'null, not an address of empty texts',
		isRight: isNothing,
		consequence: 'The address step is passed over with an address that says nothing, and the parcel goes nowhere.',
		fix: 'Answer null as long as no address is known.',
	},
	{
		name: '_get_hapi_webshop_customer',
		path: '$.data.complete',
		wanted: 'false',
		isRight: (value) => value === false,
		consequence: 'Checkout passes over the customer step, and the order is refused at its end.',
		fix: 'Answer true only once e-mail and address are known.',
	},
	{
		name: '_get_hapi_webshop_is_cart_empty',
		path: '$.success',
		wanted: 'true',
		isRight: (value) => value === true,
		consequence: 'The header takes an empty cart for a filled one.',
		fix: 'Answer { "success": true } for an empty cart.',
	},
	{
		name: '_get_hapi_wishlist',
		path: '$.data.items',
		wanted: 'an empty list',
		isRight: isEmpty,
		consequence: 'A new visitor sees the wishlist of somebody else.',
		fix: 'Keep wishlists by session, and answer "items": [] for a new one.',
	},
	{
		name: '_get_hapi_compare',
		path: '$.data.items',
		wanted: 'an empty list',
		isRight: isEmpty,
		consequence: 'A new visitor compares what somebody else has chosen.',
		fix: 'Keep comparisons by session, and answer "items": [] for a new one.',
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
		{ group: 'rules', name: 'a new guest is nobody, with an empty cart and no address', part: 'core', findings },
		{ group: 'rules', name: 'the form of a guest asks for all that an order needs', part: 'extension', ...(await checkForm(guest)) },
	];
}

async function checkForm(guest: Visitor): Promise<Pick<Verdict, 'findings' | 'skipped'>> {
	if (!guest.has('_get_hapi_auth_customer_fields')) return { findings: [], skipped: 'not offered: the storefront asks for its usual fields' };
	const asked = await guest.ask('_get_hapi_auth_customer_fields', { type: 'webshop.guest' });
	const answered = expectSuccess(asked, {
		consequence: 'The customer step shows no form: nothing can be ordered.',
		fix: 'Answer the fields, or leave the call out.',
	});
	if (answered.length > 0) return { findings: answered };
	const hasNames = (value: unknown) => Array.isArray(value) && NEEDED_FIELDS.every((needed) => value.some((row) => Object(row).name === needed));
	return {
		findings: expectValue(
			asked,
			'$.data.items',
			{ wanted: `fields with the names ${NEEDED_FIELDS.join(', ')}`, isRight: hasNames },
			{
				consequence: 'The customer step does not ask for all that the order needs: it is sent, refused, and cannot be corrected.',
				fix: 'Add the missing fields. Leave the call out of the endpoint table, and the storefront asks for its usual ones.',
			},
		),
	};
}
