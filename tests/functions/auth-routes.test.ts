import type { RouteEntry } from '@titraj/contract/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { openAs, PEOPLE, type Person } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const LOGIN = '/moj-racun/prijava/';
const ACCOUNT = '/moj-racun/';
/** Visitors with an account who are signed in to it; all others are redirected to the sign-in (Spec 6). */
const SIGNED_IN: ReadonlySet<Person> = new Set(['customer', 'staff', 'developer', 'superuser']);

/** The audience of each account page. A route that is missing here fails the test, so that somebody decides on its audience. */
const FOR_WHOM: Readonly<Record<string, 'visitors' | 'customers' | 'everybody'>> = {
	'/moj-racun/': 'customers',
	'/moj-racun/prijava/': 'visitors',
	'/moj-racun/registracija/': 'visitors',
	'/moj-racun/zaboravljena-lozinka/': 'visitors',
	'/moj-racun/potvrda-registracije/': 'visitors',
	'/moj-racun/registracija-potvrdena/': 'visitors',
	'/moj-racun/podaci/': 'customers',
	'/webshop/narudzbe/': 'customers',
	'/moj-racun/lista-zelja/': 'customers',
	'/moj-racun/kuponi/': 'customers',
	'/moj-racun/komentari/': 'customers',
	'/moj-racun/adrese/': 'customers',
	'/moj-racun/privole/': 'customers',
	'/moj-racun/zatvaranje-racuna/': 'customers',
	'/moj-racun/logout/': 'everybody',
	// Links in mails work for anybody who has the mail.
	'/moj-racun/potvrda-registracije/k3y/c0de/': 'everybody',
	'/moj-racun/nova-lozinka/k3y/c0de/': 'everybody',
	'/webshop/narudzbe/7-c0de/': 'customers',
	'/webshop/narudzbe/7-c0de/racun/': 'customers',
};

let shop: RunningShop;
let jars: ReadonlyMap<Person, BrowserJar>;
let routes: readonly RouteEntry[];
beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() } });
	jars = new Map(await Promise.all(PEOPLE.map(async (person) => [person, await openAs(shop, person)] as const)));
	routes = unwrap(await (await publicClient(readEnvironment(), 'hr')).call('_get_hapi_misc_routes', {})).filter(({ controller }) => controller === 'auth');
});
afterAll(() => shop.close());

const jarOf = (person: Person) => jars.get(person) ?? openJar(shop.url);
const examplePath = ({ path, template = '' }: RouteEntry) => path ?? template.replace('{id}', '7').replace('{key}', 'k3y').replace('{code}', 'c0de');

/** Status of a page, and the target of its redirect. */
async function visit(person: Person, path: string, headers?: Record<string, string>): Promise<readonly [number, string | null]> {
	const response = await jarOf(person).get(path, headers);
	expect(response.headers.get('cache-control')).toBe('private, no-store');
	expect(response.headers.get('netlify-cdn-cache-control')).toBeNull();
	return [response.status, response.headers.get('location')];
}

test('the table has each account page of the route table once', () => {
	expect(routes.map(examplePath).sort()).toEqual(Object.keys(FOR_WHOM).sort());
});

describe.each(Object.entries(FOR_WHOM))('%s, for %s', (path, audience) => {
	test.each(PEOPLE)('a %s sees it, or is redirected to the right page', async (person) => {
		const isIn = SIGNED_IN.has(person);
		const expected =
			audience === 'customers' && !isIn
				? [302, `${LOGIN}?redirect=${encodeURIComponent(path)}`]
				: audience === 'visitors' && isIn
					? [302, ACCOUNT]
					: [200, null];
		expect(await visit(person, path)).toEqual(expected);
	});

	test('no guard applies to a bot, which gets no personal data', async () => {
		const response = await openJar(shop.url).get(path, { 'user-agent': 'Googlebot/2.1' });
		expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1>auth/')]);
	});
});

describe('the hint for redirects grants no access', () => {
	test('a forged hint shows the shell of the account and none of its data', async () => {
		const jar = await openAs(shop, 'guest');
		jar.cookies.set('shop_state', 'u=1&c=0&s=abc&t=1');
		expect((await jar.get('/moj-racun/podaci/')).status).toBe(200);
		for (const call of ['auth/profile', 'auth/orders', 'auth/addresses', 'auth/coupons', 'auth/comments'])
			expect((await jar.get(`/api/hapi/${call}`)).status).toBe(403);
	});
	test.each(['u=2&s=x', 'u=1', '%00', 'u=1&s=%3Cscript%3E', 'x'.repeat(4000)])('a broken hint %j counts as a visitor’s', async (hint) => {
		const jar = openJar(shop.url);
		jar.cookies.set('shop_state', hint);
		expect((await jar.get(ACCOUNT)).headers.get('location')).toBe(`${LOGIN}?redirect=${encodeURIComponent(ACCOUNT)}`);
	});
});

test.each(['/moj-racun/nesto/', '/moj-racun/prijava/x/', '/webshop/narudzbe/x/', '/moj-racun/nova-lozinka/a/', '/moj-racun/callback/'])(
	'%s is not a page: 404 for everybody',
	async (path) => {
		for (const person of PEOPLE) expect((await jarOf(person).get(path)).status).toBe(404);
	},
);

test.each(['//drugdje.example', '//drugdje.example/', '/%5Cdrugdje.example', '/%2F%2Fdrugdje.example', '/moj-racun//drugdje.example'])(
	'the path %s redirects to no other host',
	async (path) => {
		const response = await openJar(shop.url).get(path);
		const to = response.headers.get('location');
		expect(to === null || new URL(to, shop.url).origin === new URL(shop.url).origin).toBe(true);
		expect(response.status).toBe(404);
	},
);
