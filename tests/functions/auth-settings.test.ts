import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { openAs } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

const ACCOUNT = '/moj-racun/';
const NAMES = ['LOGGED_IN_REDIRECT', 'LOGGED_OUT_REDIRECT', 'DASHBOARD_REDIRECT', 'IDENTITY_PROVIDER'] as const;

let shop: RunningShop;
let guest: BrowserJar;
let customer: BrowserJar;

async function open(settings: Partial<Record<(typeof NAMES)[number], string>>): Promise<void> {
	Object.assign(process.env, settings);
	const shown = pageFunction(async ({ content }) => JSON.stringify(content.props));
	shop = await startShop({ named: { page: shown } });
	[guest, customer] = await Promise.all([openAs(shop, 'guest'), openAs(shop, 'customer')]);
}
async function close(): Promise<void> {
	for (const name of NAMES) delete process.env[name];
	await shop.close();
}

async function visit(jar: BrowserJar, path: string): Promise<string> {
	const response = await jar.get(path);
	return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
}

describe('redirects of the configuration', () => {
	beforeAll(() => open({ LOGGED_IN_REDIRECT: '/webshop/narudzbe/', LOGGED_OUT_REDIRECT: '/kupovina/', DASHBOARD_REDIRECT: '/moj-racun/podaci/' }));
	afterAll(close);

	test.each(['prijava/', 'registracija/', 'zaboravljena-lozinka/', 'potvrda-registracije/', 'registracija-potvrdena/'])(
		'who is signed in leaves %s for loggedInRedirect',
		async (page) => {
			expect(await visit(customer, `${ACCOUNT}${page}`)).toBe('302 /webshop/narudzbe/');
			expect(await visit(guest, `${ACCOUNT}${page}`)).toBe('200');
		},
	);
	test('so does who signs in there', async () => {
		expect(JSON.parse(await (await guest.get(`${ACCOUNT}prijava/`)).text())).toMatchObject({ afterSignIn: '/webshop/narudzbe/' });
	});
	test.each(['/moj-racun/podaci/', '/webshop/narudzbe/', '/moj-racun/kuponi/'])('who is signed out leaves %s for loggedOutRedirect', async (path) => {
		expect(await visit(guest, path)).toBe(`302 /kupovina/?redirect=${encodeURIComponent(path)}`);
		expect(await visit(customer, path)).toBe('200');
	});
	test('the dashboard redirect is for the account’s own page, and for whoever is signed in', async () => {
		expect(await visit(customer, ACCOUNT)).toBe('302 /moj-racun/podaci/');
		expect(await visit(guest, ACCOUNT)).toBe(`302 /kupovina/?redirect=${encodeURIComponent(ACCOUNT)}`);
	});
	test('a provider that did not sign anybody in leads to loggedOutRedirect', async () => {
		expect(await visit(guest, '/api/hapi/auth/social-return/demo?code=x&state=y')).toBe('303 /kupovina/?social=failed');
	});
});

describe('with an identity provider', () => {
	beforeAll(() => open({ IDENTITY_PROVIDER: 'demo' }));
	afterAll(close);

	test.each(['callback/', 'nesto/', 'a/b/c/'])('an unknown page %s is the account’s', async (page) => {
		expect(await visit(customer, `${ACCOUNT}${page}`)).toBe('200');
		expect(await visit(guest, `${ACCOUNT}${page}`)).toBe(`302 /moj-racun/prijava/?redirect=${encodeURIComponent(`${ACCOUNT}${page}`)}`);
	});
	test('what stands beside the account is not', async () => {
		expect(await visit(openJar(shop.url), '/moj-racunalo/')).toBe('404');
	});
});

describe('without one', () => {
	beforeAll(() => open({}));
	afterAll(close);

	test.each(['callback/', 'nesto/', 'a/b/c/'])('an unknown page %s is a 404 for everybody', async (page) => {
		for (const jar of [customer, guest, openJar(shop.url)]) expect(await visit(jar, `${ACCOUNT}${page}`)).toBe('404');
	});
});
