import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

type Props = ScreenProps['catalog/search'];

let shop: RunningShop;

beforeAll(async () => {
	shop = await startShop({ trustedProxies: 1, named: { page: pageFunction(async ({ content }) => JSON.stringify(content)) } });
});
beforeEach(async () => {
	sharedPages().clear();
	await shop.db?.deleteFrom('popular_searches').execute();
	await shop.db?.deleteFrom('popular_ranking').execute();
});
afterAll(() => shop.close());

/** The search page as a visitor's address gets it. */
async function visit(search_q: string, address: string, more: Readonly<Record<string, string>> = {}): Promise<Props> {
	const query = search_q === '' ? '' : `?${new URLSearchParams({ search_q })}`;
	const response = await openJar(shop.url).get(`/trazi/${query}`, { 'x-forwarded-for': address, ...more });
	const content: { props: Props } = await response.json();
	return content.props;
}

/** A page that is cached is not searched for again. */
async function visitFrom(search_q: string, visitors: number, more: Readonly<Record<string, string>> = {}): Promise<void> {
	for (let place = 1; place <= visitors; place++) {
		sharedPages().clear();
		await visit(search_q, `203.0.113.${place}`, more);
	}
}

test('what many visitors searched for and found is linked from the search page without words', async () => {
	await visitFrom('Kabel', 12);
	await visitFrom('monitor', 3);
	expect((await visit('', '203.0.113.1')).popular).toEqual([{ title: 'kabel', url: '/trazi/?search_q=kabel' }]);
	expect((await visit('kabel', '203.0.113.1')).popular).toEqual([]);
});

test('searches of crawlers are not popular', async () => {
	await visitFrom('kabel', 12, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
	expect((await visit('', '203.0.113.1')).popular).toEqual([]);
});

test('a search without results names categories and whom to ask; one with results does not', async () => {
	const { alternatives, answers } = await visit('xqzvwk', '203.0.113.1');
	expect(answers).toEqual([]);
	expect(alternatives?.notSold).toBeUndefined();
	expect(alternatives?.categories.length).toBeGreaterThan(0);
	expect(alternatives?.email).toContain('@');
	expect((await visit('kabel', '203.0.113.1')).alternatives).toBeUndefined();
});

test('a kind that the shop does not sell is named', async () => {
	expect((await visit('Toner', '203.0.113.1')).alternatives?.notSold).toBe('Toner');
});
