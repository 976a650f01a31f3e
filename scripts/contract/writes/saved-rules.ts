import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule, expectRefusal, expectStatus, expectSuccess, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import { codeOf } from '../goods.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { need, type Rule, signIn, type World } from '../rule.ts';
import { type Asked, itemsOf, type Row, type Visitor, valueAt } from '../visitor.ts';

const WISHES = ['_get_hapi_wishlist', '_post_hapi_wishlist', '_delete_hapi_wishlist'] as const satisfies readonly EndpointName[];
const COMPARED = ['_get_hapi_compare', '_post_hapi_compare', '_delete_hapi_compare'] as const satisfies readonly EndpointName[];

/** Codes of the first available products. */
function codesOf({ goods }: World, count: number): readonly string[] {
	need(goods.buyable[count - 1], `${count} products that can be bought`);
	return goods.buyable.slice(0, count).map(codeOf);
}

const readWishes = (guest: Visitor, query: Row = {}) => guest.ask('_get_hapi_wishlist', query);
const wish = (guest: Visitor, code: string, qty?: number) =>
	guest.ask('_post_hapi_wishlist', { model: 'catalogproduct', code, ...(qty !== undefined && { qty }) });
const readCompared = (guest: Visitor) => guest.ask('_get_hapi_compare', { mode: 'normal' });
const compare = (guest: Visitor, shopping_cart_code: string) => guest.ask('_post_hapi_compare', { shopping_cart_code });

/** A finding unless the list has exactly these products, in this order. */
function expectCodes(asked: Asked, codes: readonly string[], reason: Reason): readonly Finding[] {
	const found = itemsOf(asked.body).map(codeOf);
	if (asked.status === 200 && String(found) === String(codes)) return [];
	const text = asked.status === 200 ? found.join(', ') || 'none' : `status ${asked.status}`;
	return [brokenRule(asked, '$.data.items[*].shopping_cart_code', { expected: codes.join(', ') || 'none', found: text }, reason)];
}

function expectWishes(asked: Asked, wishes: readonly string[], reason: Reason): readonly Finding[] {
	const found = itemsOf(asked.body).map((row) => `${String(row['qty'])} of ${codeOf(row)}`);
	if (String(found) === String(wishes)) return [];
	return [brokenRule(asked, '$.data.items', { expected: wishes.join(', '), found: found.join(', ') || 'none' }, reason)];
}

async function emptyWishes(guest: Visitor): Promise<void> {
	for (const { id } of itemsOf((await readWishes(guest)).body)) await guest.ask('_delete_hapi_wishlist', { id });
}

const HEART: Reason = {
	consequence: 'The heart of a product shows the wrong state, and changes when the page is reloaded.',
	fix: 'Store one row for each product in the list of the session, with a unique constraint, and return the newest first.',
};
const PRIVATE: Reason = {
	consequence: 'Visitors see or change what others have saved.',
	fix: 'Find the list by the session of the token; an id of another list changes nothing.',
};
const HOSTILE: Reason = {
	consequence: 'A code that does not exist is saved, or breaks the backend.',
	fix: 'Look the code up as it is, as a parameter of the query; return success false, or 400.',
};
const LIMIT: Reason = {
	consequence: 'The comparison shows a table that does not fit, or loses a product without a word.',
	fix: 'Keep three products in the order in which they were added, under a lock; refuse the fourth with error_compare_limit.',
};
const MOVED: Reason = {
	consequence: 'A visitor who signs in loses what was saved before, or leaves it to the next visitor of the browser.',
	fix: 'Merge the lists of the session into those of the account at sign-in, each product once, and empty the session’s.',
};

function findAccepted(asked: Asked, what: string): readonly Finding[] {
	if (asked.status === 400 || (asked.status === 200 && valueAt(asked.body, '$.success') === false)) return [];
	const found = String(asked.failure ?? asked.status);
	return [brokenRule({ ...asked, call: `${asked.call}: ${what}` }, 'status', { expected: 'a refusal (success false), or 400', found }, HOSTILE)];
}

/** Rules of wishlist and comparison. */
export const SAVED_RULES: readonly Rule[] = [
	{
		name: 'a wishlist lists products by time of saving, newest first, with their quantities',
		needs: WISHES,
		check: async (world) => {
			const [first = '', second = ''] = codesOf(world, 2);
			await wish(world.guest, first);
			await wish(world.guest, second, 3);
			await wish(world.guest, first, 2);
			return expectWishes(await readWishes(world.guest), [`3 of ${second}`, `2 of ${first}`], HEART);
		},
	},
	{
		name: 'a wishlist contains a product once, also after ten concurrent writes',
		needs: WISHES,
		check: async (world) => {
			const [code = ''] = codesOf(world, 1);
			await Promise.all(Array.from({ length: 10 }, () => wish(world.guest, code)));
			return expectCodes(await readWishes(world.guest), [code], HEART);
		},
	},
	{
		name: 'a wishlist accepts a sold-out product',
		needs: WISHES,
		check: async ({ guest, goods }) => {
			const code = codeOf(need(goods.soldOut, 'a product that is shown and sold out'));
			const reason = { consequence: 'Shoppers cannot remember what is sold out today.', fix: 'Accept products whatever their stock.' };
			return [...expectSuccess(await wish(guest, code), reason), ...expectCodes(await readWishes(guest), [code], reason)];
		},
	},
	{
		name: 'a wishlist refuses product codes that do not exist, whatever they contain',
		needs: WISHES,
		check: async ({ guest }) => {
			const findings: Finding[] = [];
			for (const [what, text] of HOSTILE_TEXTS) findings.push(...findAccepted(await wish(guest, text), what));
			return [...findings, ...expectCodes(await readWishes(guest), [], HOSTILE)];
		},
	},
	{
		name: 'a wishlist cannot be read or changed by another guest',
		needs: WISHES,
		check: async (world) => {
			const [code = ''] = codesOf(world, 1);
			await wish(world.guest, code);
			const id = itemsOf((await readWishes(world.guest)).body)[0]?.['id'];
			const stranger = await world.another();
			const seen = expectCodes(await readWishes(stranger), [], PRIVATE);
			await stranger.ask('_delete_hapi_wishlist', { id });
			return [...seen, ...expectCodes(await readWishes(world.guest), [code], PRIVATE)];
		},
	},
	{
		name: 'a wishlist can be read by its share code until sharing ends, and then gets a new code',
		needs: [...WISHES, '_post_hapi_wishlist_share'],
		check: async (world) => {
			const [code = ''] = codesOf(world, 1);
			await wish(world.guest, code);
			const share = (shared: boolean) => world.guest.ask('_post_hapi_wishlist_share', { shared });
			const codeIn = ({ body }: Asked) => valueAt(body, '$.data.share_code') ?? null;
			const [first, again] = [await share(true), await share(true)];
			const share_code = String(codeIn(first));
			const stranger = await world.another();
			const seen = await readWishes(stranger, { share_code });
			const ended = await share(false);
			const after = await readWishes(stranger, { share_code });
			const renewed = await share(true);
			const reason = {
				consequence: 'A list that is no longer shared stays readable, or its link can be guessed.',
				fix: 'Draw a new share_code of at least 20 random characters for each sharing; null when it ends.',
			};
			return [
				...expectValue(first, '$.data.share_code', { wanted: 'at least 20 characters', isRight: (value) => String(value ?? '').length >= 20 }, reason),
				...expectValue(again, '$.data.share_code', { wanted: `${share_code}, as before`, isRight: (value) => value === share_code }, reason),
				...expectCodes(seen, [code], reason),
				...expectValue(ended, '$.data.share_code', { wanted: 'null', isRight: (value) => (value ?? null) === null }, reason),
				...expectStatus(after, [404], reason),
				...expectValue(renewed, '$.data.share_code', { wanted: 'a new code', isRight: (value) => value !== share_code }, reason),
			];
		},
	},
	{
		name: 'a wishlist is merged into the account’s at sign-in, each product once',
		needs: [...WISHES, '_post_hapi_auth_login'],
		check: async (world) => {
			const [first = '', second = ''] = codesOf(world, 2);
			const customer = await signIn(await world.another(), world);
			await emptyWishes(customer);
			await wish(customer, first, 5);
			await wish(world.guest, first, 2);
			await wish(world.guest, second, 1);
			const merged = await signIn(world.guest, world);
			const read = await readWishes(merged);
			const sorted = { ...read, body: { data: { items: itemsOf(read.body).toSorted((one, other) => codeOf(one).localeCompare(codeOf(other))) } } };
			const wanted = [[first, 5] as const, [second, 1] as const]
				.toSorted(([one], [other]) => one.localeCompare(other))
				.map(([code, qty]) => `${qty} of ${code}`);
			const findings = [...expectWishes(sorted, wanted, MOVED), ...expectCodes(await readWishes(world.guest), [], MOVED)];
			await emptyWishes(merged);
			return findings;
		},
	},
	{
		name: 'a comparison accepts three products in order, refuses a fourth, and removes one',
		needs: COMPARED,
		check: async (world) => {
			const [first = '', second = '', third = '', fourth = ''] = codesOf(world, 4);
			for (const code of [second, first, third]) await compare(world.guest, code);
			const refused = expectRefusal(await compare(world.guest, fourth), LIMIT);
			const full = expectCodes(await readCompared(world.guest), [second, first, third], LIMIT);
			await world.guest.ask('_delete_hapi_compare', { shopping_cart_code: first });
			return [...refused, ...full, ...expectCodes(await readCompared(world.guest), [second, third], LIMIT)];
		},
	},
	{
		name: 'a comparison contains three products after more are added concurrently',
		needs: COMPARED,
		check: async (world) => {
			const codes = codesOf(world, 4);
			await Promise.all(codes.flatMap((code) => [compare(world.guest, code), compare(world.guest, code)]));
			const asked = await readCompared(world.guest);
			return expectValue(asked, '$.data.items', { wanted: 'a list of 3', isRight: (value) => Array.isArray(value) && value.length === 3 }, LIMIT);
		},
	},
	{
		name: 'a comparison refuses product codes that do not exist, whatever they contain',
		needs: COMPARED,
		check: async ({ guest }) => {
			const findings: Finding[] = [];
			for (const [what, text] of HOSTILE_TEXTS) findings.push(...findAccepted(await compare(guest, text), what));
			return [...findings, ...expectCodes(await readCompared(guest), [], HOSTILE)];
		},
	},
	{
		name: 'a comparison is moved to the account at sign-in, and other visitors do not see it',
		needs: [...COMPARED, '_post_hapi_auth_login'],
		check: async (world) => {
			const codes = codesOf(world, 2);
			const before = await signIn(await world.another(), world);
			for (const row of itemsOf((await readCompared(before)).body)) await before.ask('_delete_hapi_compare', { shopping_cart_code: codeOf(row) });
			for (const code of codes) await compare(world.guest, code);
			const customer = await signIn(world.guest, world);
			const findings = [...expectCodes(await readCompared(customer), codes, MOVED), ...expectCodes(await readCompared(await world.another()), [], MOVED)];
			for (const shopping_cart_code of codes) await customer.ask('_delete_hapi_compare', { shopping_cart_code });
			return findings;
		},
	},
];
