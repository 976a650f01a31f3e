import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { openAs, PEOPLE, type Person } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

/** Roles that see what visitors do not (Spec 1, 6). */
const INSIDERS: ReadonlySet<Person> = new Set(['staff', 'developer', 'superuser']);

/** Notice above content that only staff see. */
const MARK = 'Skriveno: vide samo djelatnici';

let shop: RunningShop;
let jars: ReadonlyMap<Person, BrowserJar>;
let hidden: readonly string[];
beforeAll(async () => {
	shop = await startShop({ named: { page: pageFunction() } });
	jars = new Map(await Promise.all(PEOPLE.map(async (person) => [person, await openAs(shop, person)] as const)));
	const product = await shop.db?.selectFrom('products').select('id').where('code', '=', 'CAB-HIDDEN').executeTakeFirstOrThrow();
	const found = await (await jarOf('staff').send('POST', '/api/hapi/catalog/product', { item_id: product?.id })).json();
	hidden = ['/nacrt/', '/magazin/vodici/nacrt-vodica/', found.data.url_without_domain, ...(await hideLists())];
});
afterAll(() => shop.close());

/** Hides a category, a list and a manufacturer from visitors. */
async function hideLists(): Promise<string[]> {
	const { db } = shop;
	if (!db) throw new Error('The shop has no database of its own');
	await db.updateTable('categories').set({ visible: false }).where('path', '=', 'racunala/monitori').execute();
	const list = await db.updateTable('product_lists').set({ visible: false }).returning('slug').executeTakeFirstOrThrow();
	const manufacturer = await db.updateTable('manufacturers').set({ visible: false }).returning('slug').executeTakeFirstOrThrow();
	return ['/proizvodi/racunala/monitori/', `/proizvodi/lista/${list.slug}/`, `/marke/${manufacturer.slug}/`];
}

const jarOf = (person: Person) => jars.get(person) ?? openJar(shop.url);

describe.each(PEOPLE)('a %s', (person) => {
	const isInsider = INSIDERS.has(person);

	test('sees an invisible page, product or list and an unpublished post only as staff, developer or superuser; it is not cached', async () => {
		for (const path of hidden) {
			const response = await jarOf(person).get(path);
			expect([path, response.status]).toEqual([path, isInsider ? 200 : 404]);
			if (isInsider) expect([response.headers.get('cache-control'), response.headers.get('netlify-cdn-cache-control')]).toEqual(['private, no-store', null]);
		}
	});
	test('gets a notice on a hidden page that visitors do not see it, and none on a public page', async () => {
		for (const path of hidden) expect((await (await jarOf(person).get(path)).text()).startsWith(MARK)).toBe(isInsider);
		expect(await (await jarOf(person).get('/dostava/')).text()).not.toContain(MARK);
	});
	test('has the marker that lifts the overlay of a shop under development only in one of these roles', async () => {
		expect(parseStateHint(jarOf(person).cookies.get('shop_state'))?.staff ?? false).toBe(isInsider);
		expect(jarOf(person).cookies.get('shop_staff')).toBe(isInsider ? '1' : undefined);
	});
	test('clears caches only in one of these roles', async () => {
		expect((await jarOf(person).send('POST', '/api/nuxtapi/clearCache/', ['labels'])).status).toBe(isInsider ? 200 : 403);
	});
	test('cannot see hidden content with forged markers', async () => {
		const jar = openJar(shop.url);
		for (const [name, value] of jarOf(person).cookies) jar.cookies.set(name, value);
		jar.cookies.set('shop_staff', '1');
		jar.cookies.set('shop_state', 'u=1&c=0&s=made&t=1');
		for (const path of hidden) expect([path, (await jar.get(path)).status]).toEqual([path, isInsider ? 200 : 404]);
	});
});

test('a forged marker cannot poison shared caches for staff', async () => {
	for (const token of [undefined, jarOf('customer').cookies.get('hapi_auth_token')]) {
		const jar = openJar(shop.url);
		jar.cookies.set('shop_staff', '1');
		if (token !== undefined) jar.cookies.set('hapi_auth_token', token);
		for (const path of ['/dostava/', ...hidden, '/api/nuxtapi/pages/?slug=nacrt']) {
			const { headers } = await jar.get(path);
			expect([path, headers.get('cache-control'), headers.get('netlify-cdn-cache-control')]).toEqual([path, 'private, no-store', null]);
		}
	}
});

test('the redirect of an unpublished post for staff is not cached', async () => {
	const posts = () => shop.db?.updateTable('posts').where('slug', '=', 'nacrt-vodica');
	await posts()?.set({ redirect_path: '/magazin/', redirect_code: 302 }).execute();
	const [response, visitor] = [await jarOf('staff').get('/magazin/vodici/nacrt-vodica/'), await openJar(shop.url).get('/magazin/vodici/nacrt-vodica/')];
	await posts()?.set({ redirect_path: null, redirect_code: null }).execute();
	expect([response.status, response.headers.get('location'), visitor.status]).toEqual([302, '/magazin/', 404]);
	expect([response.headers.get('cache-control'), response.headers.get('netlify-cdn-cache-control')]).toEqual(['private, no-store', null]);
});

test('pages that staff have seen leave nothing for the next visitor', async () => {
	for (const path of hidden) {
		await jarOf('superuser').get(path);
		const visitors = await openJar(shop.url).get(path);
		expect([visitors.status, (await visitors.text()).includes(MARK)]).toEqual([404, false]);
		expect((await openJar(shop.url).get(path, { 'user-agent': 'Googlebot/2.1' })).status).toBe(404);
	}
});
