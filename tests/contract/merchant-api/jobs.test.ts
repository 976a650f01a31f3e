import { addJob } from '@titraj/backend/jobs/index.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());

it('staff see the background jobs of the backend, and run one now', async () => {
	const names = async () => (await merchant.call('GET', '/jobs')).body.schedules.map(({ name }: { name: string }) => name);
	expect(await names()).toEqual(expect.arrayContaining(['apply-planned-prices', 'unpaid-orders', 'prune-visitors', 'send-webhooks', 'stock-alerts']));
	await sql`update job_schedules set succeeded_at = null`.execute(backend.db);
	expect((await merchant.call('POST', '/jobs/schedules/prune-visitors/run')).status).toBe(200);
	const requested = () => backend.db.selectFrom('job_schedules').select('name').where('requested_at', 'is not', null).execute();
	await expect.poll(requested).toEqual([]);
	expect((await merchant.call('POST', '/jobs/schedules/nothing/run')).status).toBe(404);
});

it('staff pause and resume jobs', async () => {
	const paused = { all_paused: true, mails_paused: false };
	expect((await merchant.call('PUT', '/jobs/switches', paused)).body).toEqual(paused);
	expect((await merchant.call('GET', '/jobs')).body.switches).toEqual(paused);
	await merchant.call('PUT', '/jobs/switches', { all_paused: false, mails_paused: false });
});

it('staff list, repeat and delete dead letters', async () => {
	for (const nth of [1, 2]) await addJob(backend.db, 'nobody-does-this', { nth });
	await sql`update jobs set failed_at = now(), attempts = 3, last_error = 'no luck'`.execute(backend.db);
	const list = async () => (await merchant.call('GET', '/jobs/failed')).body.items;
	const [second, first] = await list();
	expect(first).toMatchObject({ queue: 'nobody-does-this', data: { nth: 1 }, attempts: 3, last_error: 'no luck' });
	expect((await merchant.call('POST', `/jobs/failed/${first.id}/repeat`)).status).toBe(200);
	expect((await merchant.call('DELETE', `/jobs/failed/${second.id}`)).status).toBe(200);
	expect(await list()).toEqual([]);
	expect((await merchant.call('GET', '/jobs')).body.queues).toEqual([{ name: 'nobody-does-this', waiting: 1, failed: 0, oldest: expect.any(String) }]);
	expect((await merchant.call('POST', `/jobs/failed/${second.id}/repeat`)).status).toBe(404);
});

it('a key without the scope sees no jobs', async () => {
	const other = await openMerchant(backend, 'orders:read');
	expect((await other.call('GET', '/jobs')).status).toBe(403);
});
