import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { expectRefusal, expectStatus, expectSuccess, expectValue } from '../expect.ts';
import { type Finding, NOT_OFFERED, type Verdict } from '../finding.ts';
import { newGuest, type Visitor, valueAt } from '../visitor.ts';
import { checkAddresses } from './check-addresses.ts';

export interface Account {
	readonly email: string;
	readonly password: string;
}

/** Calls of a signed-in customer that only read. */
const PERSONAL: readonly (readonly [EndpointName, Readonly<Record<string, unknown>>])[] = [
	['_get_hapi_auth_profile', {}],
	['_get_hapi_auth_user', {}],
	['_get_hapi_auth_addresses', {}],
	['_get_hapi_auth_coupons', { all: 1 }],
	['_get_hapi_auth_orders', { limit: 10, page: 1 }],
	['_get_hapi_auth_comments', { all: 1, page: 1, limit: 10 }],
];

const verdictOf = (name: string, findings: readonly Finding[]): Verdict => ({ group: 'writes', name, part: 'extension', findings });

/** Signs up, signs in with a wrong and a right password, reads the account's pages, adds and removes an address, and signs out. */
export async function checkAccount(
	visitor: Visitor,
	{ account, run }: { readonly account: Account | null; readonly run: string },
): Promise<readonly Verdict[]> {
	const name = 'a customer signs in, uses the account and signs out';
	if (!visitor.has('_post_hapi_auth_login', '_post_hapi_auth_logout', '_get_hapi_auth_profile')) return [{ ...verdictOf(name, []), skipped: NOT_OFFERED }];
	const guest = await newGuest(visitor);
	const fresh = { email: `contract-check-${run}@shop.example`, password: `check-${run}-password` };
	const verdicts = [
		verdictOf('a sign-up accepts a valid form and refuses an empty one', await signUp(guest, fresh)),
		verdictOf('a wrong password does not sign in', await signInWrongly(guest, fresh)),
	];
	// A signup that awaits confirmation by mail cannot be used; a backend without confirmation signs it in.
	const used = account ?? (await maySignIn(guest, fresh));
	if (used === null)
		return [
			...verdicts,
			{ ...verdictOf(name, []), skipped: 'sign-ups wait for a confirmation mail: pass a confirmed test customer with --account EMAIL:PASSWORD' },
		];
	return [...verdicts, ...(await useAccount(guest, { ...used, isOwn: account === null }))];
}

async function signUp(guest: Visitor, { email, password }: Account): Promise<readonly Finding[]> {
	if (!guest.has('_post_hapi_auth_signup')) return [];
	const empty = await guest.ask('_post_hapi_auth_signup', { email: '', password: '', first_name: '', last_name: '', accept_terms: false });
	const good = await guest.ask('_post_hapi_auth_signup', { email, password, first_name: 'Provjera', last_name: 'Ugovora', accept_terms: true });
	return [
		...expectRefusal(empty, {
			consequence: 'Accounts can be created without e-mail or terms, or the form shows a general error instead of the wrong fields.',
			fix: 'Return success false with error_form_invalid, and the wrong fields in errors.',
		}),
		...expectSuccess(good, { consequence: 'Nobody can sign up.', fix: 'Accept a form whose fields are all valid.' }),
	];
}

async function signInWrongly(guest: Visitor, { email }: Account): Promise<readonly Finding[]> {
	const asked = await guest.ask('_post_hapi_auth_login', { email, password: 'no-such-password-7f3a' });
	return expectRefusal(asked, {
		consequence: 'Somebody can sign in without the password, or the form shows a general error after a typing error.',
		fix: 'Return status 200 with success false and error_login_invalid, the same for a wrong password and an unknown e-mail.',
	});
}

async function maySignIn(guest: Visitor, account: Account): Promise<Account | null> {
	if (!guest.has('_post_hapi_auth_signup')) return null;
	return (await signIn(await newGuest(guest), account)).token === null ? null : account;
}

async function signIn(guest: Visitor, { email, password }: Account) {
	const asked = await guest.ask('_post_hapi_auth_login', { email, password });
	const jwt = valueAt(asked.body, '$.data.jwt');
	return { asked, token: valueAt(asked.body, '$.success') === true && typeof jwt === 'string' ? jwt : null };
}

async function useAccount(guest: Visitor, { isOwn, ...account }: Account & { readonly isOwn: boolean }): Promise<readonly Verdict[]> {
	const name = 'a customer signs in, uses the account and signs out';
	const { asked, token } = await signIn(guest, account);
	const entered = [
		...findAnswerErrors(endpoints._post_hapi_auth_login, { ...asked, call: `_post_hapi_auth_login with ${account.email}` }),
		...expectSuccess(
			{ ...asked, call: `_post_hapi_auth_login with ${account.email}` },
			{ consequence: 'Customers cannot sign in.', fix: 'Accept a confirmed account; is the one of --account correct?' },
		),
	];
	if (token === null) return [verdictOf(name, entered)];
	const customer = guest.withToken(token);
	const findings: Finding[] = [...entered, ...expectCustomer(await customer.ask('_get_hapi_auth_is_login', {}))];
	for (const [call, request] of PERSONAL) if (customer.has(call)) findings.push(...findAnswerErrors(endpoints[call], await customer.ask(call, request)));
	const addresses = await checkAddresses(customer);
	findings.push(...(await leave(customer, { isOwn, password: account.password })));
	return [verdictOf(name, findings), ...addresses];
}

function expectCustomer(asked: Awaited<ReturnType<Visitor['ask']>>): readonly Finding[] {
	return expectValue(
		asked,
		'$.data.user_id',
		{ wanted: 'the id of the customer who has just signed in', isRight: (value) => value !== null && value !== undefined },
		{
			consequence: 'A customer who signs in is shown as a visitor, and is asked to sign in again.',
			fix: 'Bind the token that login returns to the account.',
		},
	);
}

/** Closes an account that the check created, else signs out; the token must be rejected afterwards. */
async function leave(customer: Visitor, { isOwn, password }: { readonly isOwn: boolean; readonly password: string }): Promise<readonly Finding[]> {
	const isClosed = isOwn && customer.has('_post_hapi_auth_close_account');
	const asked = isClosed ? await customer.ask('_post_hapi_auth_close_account', { password }) : await customer.ask('_post_hapi_auth_logout', {});
	const left = expectSuccess(asked, {
		consequence: 'Customers cannot sign out: on a shared machine the next one sees their account.',
		fix: 'End the session of the token.',
	});
	if (left.length > 0) return left;
	const after = await customer.ask('_get_hapi_auth_profile', {});
	return expectStatus({ ...after, call: `${after.call}, with the token of the ended session` }, [401, 403], {
		consequence: 'A signed-out customer’s data can still be read with the old cookie.',
		fix: 'Invalidate the token at sign-out, and return 401 for it.',
	});
}
