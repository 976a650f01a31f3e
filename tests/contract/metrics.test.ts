import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createMetrics } from '@titraj/contract/metrics/create-metrics.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freePort } from '#scripts/run/free-port.ts';
import { measureRequests, shopGauges, toAddressClass } from '#scripts/serve/measure-requests.ts';
import { listen } from '#scripts/serve/start-site.ts';
import { startTestBackend } from '#tests/support/start-test-backend.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const TOKEN = 'a-token-for-metrics';
const ALERTS = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
const DASHBOARD = readFileSync('deploy/grafana/shop.json', 'utf8');
const RUNBOOK = readFileSync('docs/runbook.md', 'utf8');

const namesIn = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
const withToken = { headers: { authorization: `Bearer ${TOKEN}` } };

async function readShopMetrics(): Promise<string> {
	const metrics = createMetrics('shop');
	metrics.addGauges(shopGauges(temporaryFolder('pages-')));
	return (await metrics.read()).text;
}

test('the backend’s metrics are read on their own port, or with the token, and not otherwise; rules and dashboard name only metrics that exist', async () => {
	const port = await freePort();
	await using backend = await startTestBackend(undefined, { metricsPort: port, metricsToken: TOKEN });
	await backend.send('/hapi/v1/misc/endpoints/');
	await sql`insert into jobs (queue, data, failed_at) values ('send-mail', '{}', now())`.execute(backend.db);
	for (const headers of [{}, { authorization: 'Bearer another-token-here' }, { authorization: TOKEN }])
		expect((await backend.send('/metrics', { headers })).status).toBe(404);
	const { status, body } = await backend.send('/metrics', withToken);
	expect([status, body]).toEqual([200, expect.stringMatching(/shop_request_seconds_count\{(?=.*route="hapi")(?=.*status="2xx")(?=.*part="backend").*\} \d/)]);
	const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	expect(text).toMatch(/shop_database_up\{part="backend"\} 1/);
	expect(text).toMatch(/shop_queue_failed\{.*queue="send-mail".*\} [1-9]/);
	expect(text).toMatch(/shop_orders_last_hour\{part="backend"\} \d/);
	expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);

	const known = new Set([...namesIn(text), ...namesIn(await readShopMetrics()), 'up']);
	const used = [...`${ALERTS}${DASHBOARD}`.matchAll(/(?:\b(?:shop|nodejs|process)_[a-z0-9_]+|\bup(?=\{))/g)].map(([name]) =>
		name.replace(/_(?:bucket|count|sum)$/, ''),
	);
	expect(used.length).toBeGreaterThan(20);
	expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
}, 60_000);

test('without settings there are no metrics', async () => {
	await using backend = await startTestBackend();
	expect((await backend.send('/metrics', withToken)).status).toBe(404);
});

test('each alert has a paragraph in the runbook, a summary and a link to it', () => {
	const names = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
	expect(names.length).toBeGreaterThanOrEqual(10);
	expect(names.filter((name) => !RUNBOOK.includes(`\n## ${name}\n\n`))).toEqual([]);
	expect([...ALERTS.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, name]) => name)).toEqual(names.map((name) => name.toLowerCase()));
});

test('the shop counts answers by class and status, and sends metrics only with the token', async () => {
	const metrics = createMetrics('shop');
	const handle = async (_request: unknown, response: { writeHead(status: number): { end(text: string): void } }) => response.writeHead(404).end('none');
	await using site = await listen(measureRequests(handle, { metrics, token: TOKEN }), { port: 0, host: '127.0.0.1' });
	await using closed = await listen(measureRequests(handle, { metrics, token: undefined }), { port: 0, host: '127.0.0.1' });
	for (const init of [{}, { headers: { authorization: 'Bearer another-token-here' } }]) expect((await fetch(`${site.url}/metrics`, init)).status).toBe(404);
	expect((await fetch(`${closed.url}/metrics`, withToken)).status).toBe(404);
	await fetch(`${site.url}/api/payment?secret=1`);
	const text = await (await fetch(`${site.url}/metrics`, withToken)).text();
	expect(text).toMatch(/shop_request_seconds_count\{(?=.*route="payment")(?=.*status="4xx").*\} 1/);
	expect(text).not.toContain('secret');
});

test.each([
	['/', 'page'],
	['/api/hapi/webshop/order', 'order'],
	['/api/hapi/webshop/cart', 'api'],
	['/media/x.webp', 'media'],
	['/assets/x.js', 'asset'],
])('%s is counted as %s', (path, name) => expect(toAddressClass(path)).toBe(name));

test('a metrics port that another process has is taken as soon as it is free', async () => {
	const port = await freePort();
	const other = createServer();
	await new Promise<void>((ready) => other.listen(port, '127.0.0.1', ready));
	await using _backend = await startTestBackend(undefined, { metricsPort: port });
	await new Promise((done) => other.close(done));
	await expect
		.poll(
			() =>
				fetch(`http://127.0.0.1:${port}/metrics`).then(
					({ status }) => status,
					() => 0,
				),
			{ timeout: 15_000 },
		)
		.toBe(200);
}, 60_000);
