import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseStateHint } from '#lib/domain/state-hint.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { openAs, PEOPLE, type Person } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

/** Who sees what visitors do not (Spec 1, 6). */
const INSIDERS: ReadonlySet<Person> = new Set(['staff', 'developer', 'superuser']);

let shop: RunningShop;
let jars: ReadonlyMap<Person, BrowserJar>;
let hidden: readonly string[];
beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() } });
	jars = new Map(await Promise.all(PEOPLE.map(async (person) => [person, await openAs(shop, person)] as const)));
	const product = await shop.db?.selectFrom('products').select('id').where('code', '=', 'CAB-HIDDEN').executeTakeFirstOrThrow();
	const found = await (await jarOf('staff').send('POST', '/api/hapi/catalog/product', { item_id: product?.id })).json();
	hidden = ['/nacrt/', '/magazin/vodici/nacrt-vodica/', found.data.url_without_domain];
});
afterAll(() => shop.close());

const jarOf = (person: Person) => jars.get(person) ?? openJar(shop.url);

describe.each(PEOPLE)('a %s', (person) => {
	const isInsider = INSIDERS.has(person);

	test('sees an invisible page, an unpublished post and an invisible product only as staff, developer or superuser; nobody keeps it', async () => {
		for (const path of hidden) {
			const response = await jarOf(person).get(path);
			expect([path, response.status]).toEqual([path, isInsider ? 200 : 404]);
			if (isInsider) expect([response.headers.get('cache-control'), response.headers.get('netlify-cdn-cache-control')]).toEqual(['private, no-store', null]);
			expect((await jarOf(person).get(`${path}index.pageContext.json`)).status).toBe(isInsider ? 200 : 404);
		}
	});
	test('carries the mark that lifts the overlay of a shop under development only as one of them', async () => {
		expect(parseStateHint(jarOf(person).cookies.get('shop_state'))?.staff ?? false).toBe(isInsider);
		expect(jarOf(person).cookies.get('shop_staff')).toBe(isInsider ? '1' : undefined);
	});
	test('clears caches only as one of them', async () => {
		expect((await jarOf(person).send('POST', '/api/nuxtapi/clearCache/', ['labels'])).status).toBe(isInsider ? 200 : 403);
	});
	test('gets no sight of what is hidden by marks that are made up', async () => {
		const jar = openJar(shop.url);
		for (const [name, value] of jarOf(person).cookies) jar.cookies.set(name, value);
		jar.cookies.set('shop_staff', '1');
		jar.cookies.set('shop_state', 'u=1&c=0&s=made&t=1');
		for (const path of hidden) expect([path, (await jar.get(path)).status]).toEqual([path, isInsider ? 200 : 404]);
	});
});

test('what one of them sees leaves nothing behind for the next visitor', async () => {
	for (const path of hidden) {
		await jarOf('superuser').get(path);
		expect((await openJar(shop.url).get(path)).status).toBe(404);
		expect((await openJar(shop.url).get(path, { 'user-agent': 'Googlebot/2.1' })).status).toBe(404);
	}
});
