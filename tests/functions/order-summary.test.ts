import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_LOADERS } from '#lib/account/server/account-screens.server.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { fixtureInMemory } from '#tests/support/fixture-start.ts';

let backend: RunningBackend;
beforeAll(async () => {
	backend = await startBackend(await fixtureInMemory());
});
afterAll(() => backend.close());

test.each(['hr', 'en', 'de'])('an order links to its printable summary at the address that the shop has for it: %s', async (lang) => {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'localhost', lang }));
	const site = await loadSite(client, new Date());
	const list = site.urls['auth_my_webshop_orders'] ?? '';
	const path = `${list}7-c0de/`;
	const match = site.matchRoute(path);
	if (match === null) throw new Error(`${path} is no page`);
	const loaded = JSON.stringify(await ACCOUNT_LOADERS['auth.order']({ client, site, path, match, query: new URLSearchParams(), page: 1, staff: false }));
	const summary = /"summary":"([^"]+)"/.exec(loaded)?.[1] ?? '';
	const entry = site.matchRoute(summary.replace('{id}', '7').replace('{code}', 'c0de'));
	expect(entry?.entry.action).toBe('invoice');
});
