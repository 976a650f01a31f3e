import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAsAgreed } from '#scripts/contract/finding.ts';
import { toReportLines } from '#scripts/contract/report/print-report.ts';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { checkBackend, errorsOf } from '#tests/support/check-backend.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await insertCoupons(backend.db, { code: COUPON, title: '1 €', amount_cents: 100 });
});
afterAll(() => backend.close());

const COUPON = 'PROVJERA';
/** A full check with writes takes half a minute, or several under load. */
const SLOW = { timeout: 300_000 };
const ACCOUNT = { email: 'kupac@titraj.example', password: 'titraj-kupac' };

test('the shipped backend conforms in calls, routes, pages, rules and writes', SLOW, async () => {
	const report = await checkBackend(backend.url, { account: ACCOUNT, coupon: COUPON });
	expect(errorsOf(report)).toEqual({});
	expect(isAsAgreed(report)).toBe(true);
	expect(report.verdicts.filter(({ group, skipped }) => group !== 'calls' && group !== 'pages' && skipped !== undefined)).toEqual([]);
	expect(toReportLines(report).at(-2)).toMatch(/^core: as agreed, \d\d checked/);
});

test('a check without --writes sends no request that changes data', SLOW, async () => {
	await using altered = await alterBackend(backend.url, () => undefined);
	await checkBackend(altered.url);
	const asked = new Set(altered.calls.map((call) => call.replace(/\?.*$/, '')));
	const changing = Object.entries(endpoints).filter(
		([name, { method }]) => method !== 'GET' && !/publish_post$|catalog_(product|price_qty|lookup)|gdpr_template/.test(name),
	);
	// Some paths are both read and written; the ones that are only written must not be requested.
	const read = new Set(Object.values(endpoints).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
	expect(changing.filter(([, { path }]) => !read.has(path as never) && asked.has(path)).map(([name]) => name)).toEqual([]);
});
