import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import type { PublishPost } from '@titraj/contract/publish.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { parseStateHint } from '#lib/platform/session/state-hint.ts';
import { type AlteredBackend, alterBackend } from '#tests/support/altered-backend.ts';
import { type BrowserJar, openJar } from '#tests/support/browser-jar.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let backend: RunningBackend;
let between: AlteredBackend;
let shop: RunningShop;
let staff: BrowserJar;
let said: Partial<CatalogProduct> | Partial<PublishPost>;
/** The backend's answer about the current user. */
let role: Partial<Record<'staff' | 'developer' | 'superuser', boolean>>;
beforeAll(async () => {
	backend = await startBackend(await fixtureInMemory());
	const say = (words: object) => ({ change: (body: unknown) => ({ success: true, data: { ...(body as { data: object }).data, ...words } }) });
	between = await alterBackend(backend.url, (path) => {
		if (path.includes('/auth/is-login/')) return say(role);
		return /\/(publish\/post|catalog\/product)\//.test(path) ? say(said) : undefined;
	});
	role = {};
	shop = await startShop({ backendUrl: between.url, named: { page: pageFunction() } });
	staff = openJar(shop.url);
	await staff.get('/api/nuxtapi/token?regenerate=1');
	await staff.send('POST', '/api/hapi/auth/login', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
});
afterAll(async () => {
	await shop.close();
	await between[Symbol.asyncDispose]();
	await backend.close();
});
beforeEach(() => {
	role = {};
	sharedCache().clear();
	sharedPages().clear();
});

/** Responses for a visitor and for staff. */
const statusesOf = async (path: string) => [(await openJar(shop.url).get(path)).status, (await staff.get(path)).status];

describe('visitors see only public content, even if the backend returns everything', () => {
	test.each<[Partial<PublishPost>, number]>([
		[{ status: 2 }, 404],
		[{ status: 3 }, 200],
		[{ status: 4 }, 200],
		[{ status: 4, category_visible: false }, 404],
	])('a post with %j: %i', async (post, status) => {
		said = post;
		expect(await statusesOf('/magazin/vodici/kako-odabrati-monitor/')).toEqual([status, 200]);
	});

	test.each<[Partial<CatalogProduct>, number]>([
		[{ visible: true }, 200],
		[{ visible: false }, 404],
		[{ category_visible: null, manufacturer_visible: null }, 200],
		[{ category_visible: false, ignore_brand_visibility: true }, 404],
		[{ manufacturer_visible: false }, 404],
		[{ manufacturer_visible: false, ignore_brand_visibility: true }, 200],
	])('a product with %j: %i', async (product, status) => {
		said = product;
		expect(await statusesOf('/proizvodi/monitori/monitor-siroki-1-proizvod-1/')).toEqual([status, 200]);
	});
});

test.each([
	['staff', true],
	['developer', true],
	['superuser', true],
	['customer', false],
])('with a backend that only reports %s, hidden content is visible: %s', async (name, isInsider) => {
	const jar = openJar(shop.url);
	await jar.get('/api/nuxtapi/token?regenerate=1');
	jar.cookies.set('shop_staff', '1');
	said = { visible: false };
	role = { staff: false, developer: false, superuser: false, [name]: true };
	expect((await jar.get('/proizvodi/monitori/monitor-siroki-1-proizvod-1/')).status).toBe(isInsider ? 200 : 404);
	await jar.get('/api/hapi/auth/is-login');
	expect(parseStateHint(jar.cookies.get('shop_state'))?.staff ?? false).toBe(isInsider);
});
