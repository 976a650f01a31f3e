import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { type Finding, type Group, NOT_OFFERED, type Verdict } from './finding.ts';
import type { Goods } from './goods.ts';
import type { Target } from './target.ts';
import { newGuest, type Visitor, valueAt } from './visitor.ts';

/** What a rule is checked with: the shop's goods, the test data of the command line, and sessions of their own. */
export interface World extends Omit<Target, 'settings' | 'product'> {
	readonly goods: Goods;
	/** Suffix that makes data of a run unique, such as the e-mail of a signup. */
	readonly run: string;
	/** A new guest. */
	readonly guest: Visitor;
	/** Opens another guest. */
	readonly another: () => Promise<Visitor>;
}

/** One rule of the contract across several responses. */
export interface Rule {
	/** What holds in a conforming backend, as a sentence. */
	readonly name: string;
	/** The rule is skipped if the endpoint table lacks one of these calls. */
	readonly needs: readonly EndpointName[];
	readonly check: (world: World) => Promise<readonly Finding[]>;
}

type Shop = Omit<World, 'guest' | 'another'>;

/** Checks rules one after another, each with a new guest. */
export async function checkAll(visitor: Visitor, rules: readonly Rule[], { group, shop }: { readonly group: Group; readonly shop: Shop }): Promise<Verdict[]> {
	const verdicts: Verdict[] = [];
	for (const rule of rules) verdicts.push({ group, name: rule.name, part: partOf(rule), ...(await checkOne(visitor, rule, shop)) });
	return verdicts;
}

const partOf = ({ needs }: Rule): Verdict['part'] => (needs.every((name) => endpoints[name].part === 'core') ? 'core' : 'extension');

async function checkOne(visitor: Visitor, { needs, check }: Rule, shop: Shop): Promise<Pick<Verdict, 'findings' | 'skipped'>> {
	if (!visitor.has(...needs)) return { findings: [], skipped: NOT_OFFERED };
	try {
		return { findings: await check({ ...shop, guest: await newGuest(visitor), another: () => newGuest(visitor) }) };
	} catch (error) {
		if (error instanceof Lacking) return { findings: [], skipped: error.message };
		throw error;
	}
}

/** Thrown if the shop lacks what a rule is checked with. */
class Lacking extends Error {}

/** The value, or the rule is skipped because the shop lacks it. */
export function need<T>(value: T | undefined | null, what: string): T {
	if (value === undefined || value === null) throw new Lacking(`the shop lacks ${what}`);
	return value;
}
/** Signs a guest in to the account of the command line; the rule is skipped without one. */
export async function signIn(guest: Visitor, { account }: Pick<World, 'account'>): Promise<Visitor> {
	const { email, password } = need(account, 'a known account: pass one, --account EMAIL:PASSWORD');
	const asked = await guest.ask('_post_hapi_auth_login', { email, password });
	return guest.withToken(String(need(valueAt(asked.body, '$.data.jwt'), `a sign-in with ${email}: see the finding of the sign-in`)));
}
