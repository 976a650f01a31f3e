import { endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { expectRefusal, expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Verdict } from '../finding.ts';
import { isRow, itemsOf, NOT_LISTED, type Visitor, valueAt } from '../visitor.ts';
import { COMPANY, NEEDED_FIELDS, toGuestForm } from './guest-data.ts';

/** Checks the customer step: empty required fields are refused by name, optional ones may be empty, and saved data is returned. */
export async function checkCustomer(guest: Visitor, run: string): Promise<readonly Verdict[]> {
	const verdict = (name: string, findings: readonly Finding[]): Verdict => ({ group: 'writes', name, part: 'core', findings });
	await guest.ask('_get_hapi_auth_is_login', { continue_as_guest: 1 });
	return [
		verdict('empty customer fields are refused by name', await sendEmpty(guest, run)),
		verdict('the company of an invoice is kept', await sendCompany(guest, run)),
		verdict('a guest’s data are accepted with optional fields empty', await sendGood(guest, run)),
		verdict('a visitor may continue as a guest', await findNoGuest(guest)),
	];
}

async function sendEmpty(guest: Visitor, run: string): Promise<readonly Finding[]> {
	const form = toGuestForm(run);
	const empty = await guest.ask('_post_hapi_webshop_customer', {
		...form,
		...Object.fromEntries(NEEDED_FIELDS.map((name) => [name, name === 'country' ? 'HR' : ''])),
	});
	const wrong = await guest.ask('_post_hapi_webshop_customer', { ...form, email: 'no-address' });
	return [
		...expectRefusal(empty, {
			consequence: 'Orders are placed that cannot be delivered: without a name, an address or an e-mail.',
			fix: 'Return success false with error_form_invalid, and a label for each empty field in errors.',
		}),
		...(valueAt(empty.body, '$.success') === false ? expectNamed(empty.body, empty.call) : []),
		...expectRefusal(wrong, {
			consequence: 'An invalid e-mail is accepted: the shopper does not get the confirmation of the order.',
			fix: 'Return success false with error_form_invalid, and errors.email.',
		}),
	];
}

const OF_A_FORM = NEEDED_FIELDS.filter((name) => name !== 'country');

function expectNamed(body: unknown, call: string): readonly Finding[] {
	const errors = valueAt(body, '$.errors');
	const missing = OF_A_FORM.filter((name) => !isRow(errors) || typeof errors[name] !== 'string');
	if (missing.length === 0) return [];
	return [
		{
			severity: 'error',
			call,
			path: '$.errors',
			expected: `a text for each empty field: ${OF_A_FORM.join(', ')}`,
			found: isRow(errors) ? `only ${Object.keys(errors).join(', ') || 'none'}` : (JSON.stringify(errors) ?? 'nothing'),
			consequence: 'The form says that something is wrong, but not where.',
			fix: `Add ${missing.join(', ')} to errors, with a label such as error_field_required.`,
		},
	];
}

/** Fields of a company are optional: a backend with a form of its own may leave them out. */
async function sendCompany(guest: Visitor, run: string): Promise<readonly Finding[]> {
	const form = await guest.ask('_get_hapi_auth_customer_fields', { type: 'webshop.guest' });
	const names = itemsOf(form.body).map(({ name }) => name);
	const company = Object.entries(COMPANY).filter(([name]) => form.failure === NOT_LISTED || names.includes(name));
	await guest.ask('_post_hapi_webshop_customer', { ...toGuestForm(run), ...Object.fromEntries(company) });
	const read = await guest.ask('_get_hapi_webshop_customer', { type: 'webshop.guest' });
	return company.flatMap(([name, text]) =>
		expectValue(
			read,
			`$.data.delivery.${name}`,
			{ wanted: JSON.stringify(text), isRight: (value) => value === text },
			{
				consequence: 'A company gets an invoice for a private person.',
				fix: 'Store company and oib with the cart, and return them; or leave them out of auth/customer-fields.',
			},
		),
	);
}

async function sendGood(guest: Visitor, run: string): Promise<readonly Finding[]> {
	const form = toGuestForm(run);
	const sent = await guest.ask('_post_hapi_webshop_customer', { ...form, company: null, oib: null, billing: null });
	const read = await guest.ask('_get_hapi_webshop_customer', { type: 'webshop.guest' });
	const KEPT = { consequence: 'Checkout asks for the address again, or orders with another one.', fix: 'Store the sent data with the cart, and return it.' };
	const refused = expectSuccess(sent, {
		consequence: 'A private person in Croatia cannot order, because empty company and oib are refused.',
		fix: 'Accept null, an empty string or a missing field for company, oib and billing.',
	});
	if (refused.length > 0) return refused;
	return [
		...findAnswerErrors(endpoints._post_hapi_webshop_customer, sent),
		...expectValue(read, '$.data.email', { wanted: JSON.stringify(form.email), isRight: (value) => value === form.email }, KEPT),
		...expectValue(read, '$.data.delivery.street', { wanted: JSON.stringify(form.street), isRight: (value) => value === form.street }, KEPT),
		...expectValue(read, '$.data.complete', { wanted: 'true', isRight: (value) => value === true }, KEPT),
	];
}

/** If a shop asks whether to sign in, the backend has to remember the choice to buy as a guest. */
async function findNoGuest(guest: Visitor): Promise<readonly Finding[]> {
	return expectValue(
		await guest.ask('_get_hapi_auth_is_login', {}),
		'$.data.continue_as_guest_exist',
		{ wanted: 'true after is-login with continue_as_guest=1', isRight: (value) => value === true },
		{
			consequence: 'Guests are sent back to the sign-in at each step of checkout: only customers with an account can buy.',
			fix: 'Store continue_as_guest=1 with the session; a backend without accounts may always return true.',
		},
	);
}
