import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule, expectStatus } from '../expect.ts';
import type { Reason, Verdict } from '../finding.ts';
import { newGuest, type Visitor, valueAt } from '../visitor.ts';

/** Calls whose response depends on the session. */
const PERSONAL: readonly EndpointName[] = ['_get_hapi_auth_is_login', '_get_hapi_webshop_cart', '_get_hapi_webshop_customer'];

const REFUSE: Reason = {
	consequence:
		'An expired session is not noticed: the shop gets a new token only after a 401. Until then the shopper fills a cart that is not stored, or sees somebody else’s.',
	fix: 'Return 401 from every call if the bearer token is missing, unknown or expired.',
};

/** Checks that each visitor has a token of their own, and that wrong and missing tokens are refused. */
export async function checkTokens(visitor: Visitor): Promise<readonly Verdict[]> {
	const personal = PERSONAL.filter((name) => visitor.has(name));
	const refused = async (token: string | undefined) => {
		const asked = await Promise.all(personal.map((name) => visitor.withToken(token).ask(name, {})));
		return asked.flatMap((answer) =>
			expectStatus({ ...answer, call: `${answer.call}, ${token === undefined ? 'without a token' : `with the token "${token}"`}` }, [401], REFUSE),
		);
	};
	const rule = (name: string, findings: Verdict['findings']): Verdict => ({ group: 'rules', name, part: 'core', findings });
	return [
		rule('a wrong token is refused with 401', await refused('no-such-token')),
		rule('a missing token is refused with 401', await refused(undefined)),
		rule('each new guest has a separate token', await checkOwnTokens(visitor)),
	];
}

async function checkOwnTokens(visitor: Visitor): Promise<Verdict['findings']> {
	const [first, second] = [await newGuest(visitor), await newGuest(visitor)].map(({ settings }) => settings.token);
	if (first !== second) return [];
	const asked = await visitor.ask('_get_hapi_auth_generate_token', {});
	const found = `the same token twice: ${String(valueAt(asked.body, '$.data.jwt')).slice(0, 20)}…`;
	return [
		brokenRule(
			asked,
			'$.data.jwt',
			{ expected: 'another token for each call', found },
			{
				consequence: 'All visitors share one cart, one address and one order.',
				fix: 'Open a new session for each call of generate-token, and return a token that cannot be guessed.',
			},
		),
	];
}
