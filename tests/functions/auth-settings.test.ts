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

describe('redirects in the configuration', () => {
	beforeAll(() => open({ LOGGED_IN_REDIRECT: '/webshop/narudzbe/', LOGGED_OUT_REDIRECT: '/kupovina/', DASHBOARD_REDIRECT: '/moj-racun/podaci/' }));
	afterAll(close);

	test.each(['prijava/', 'registracija/', 'zaboravljena-lozinka/', 'potvrda-registracije/', 'registracija-potvrdena/'])(
		'a signed-in visitor is redirected from %s to loggedInRedirect',
		async (page) => {
			expect(await visit(customer, `${ACCOUNT}${page}`)).toBe('302 /webshop/narudzbe/');
			expect(await visit(guest, `${ACCOUNT}${page}`)).toBe('200');
		},
	);
	test('so is a visitor who signs in there', async () => {
		expect(JSON.parse(await (await guest.get(`${ACCOUNT}prijava/`)).text())).toMatchObject({ afterSignIn: '/webshop/narudzbe/' });
	});
	test.each(['/moj-racun/podaci/', '/webshop/narudzbe/', '/moj-racun/kuponi/'])(
		'a signed-out visitor is redirected from %s to loggedOutRedirect',
		async (path) => {
			expect(await visit(guest, path)).toBe(`302 /kupovina/?redirect=${encodeURIComponent(path)}`);
			expect(await visit(customer, path)).toBe('200');
		},
	);
	test('the dashboard redirect applies to the account’s main page, for signed-in visitors', async () => {
		expect(await visit(customer, ACCOUNT)).toBe('302 /moj-racun/podaci/');
		expect(await visit(guest, ACCOUNT)).toBe(`302 /kupovina/?redirect=${encodeURIComponent(ACCOUNT)}`);
	});
	test('a failed sign-in at a provider redirects to loggedOutRedirect', async () => {
		expect(await visit(guest, '/api/hapi/auth/social-return/demo?code=x&state=y')).toBe('303 /kupovina/?social=failed');
	});
});

describe('with an identity provider', () => {
	beforeAll(() => open({ IDENTITY_PROVIDER: 'demo' }));
	afterAll(close);

	test.each(['callback/', 'nesto/', 'a/b/c/'])('an unknown page %s is the account page', async (page) => {
		expect(await visit(customer, `${ACCOUNT}${page}`)).toBe('200');
		expect(await visit(guest, `${ACCOUNT}${page}`)).toBe(`302 /moj-racun/prijava/?redirect=${encodeURIComponent(`${ACCOUNT}${page}`)}`);
	});
	test('pages outside the account are not', async () => {
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
