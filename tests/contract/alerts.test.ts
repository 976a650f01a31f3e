import { createServer } from 'node:http';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { checkAlerts, watchShop } from '@titraj/backend/operation/alerts/watch-shop.ts';
import { readOperation } from '@titraj/backend/operation/index.ts';
import { type BackendConfig, readConfig } from '@titraj/backend/platform/settings/config.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listenBriefly } from '#tests/support/listen-briefly.ts';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const OPERATOR = 'night@shop.example';
const START = new Date('2026-11-29T12:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let backend: TestBackend;
let smtp: SmtpDouble;
beforeAll(async () => {
	smtp = await startSmtp();
	backend = await startTestBackend();
}, 120_000);
afterAll(async () => {
	await backend.close();
	await smtp.close();
});
beforeEach(async () => {
	smtp.received.length = 0;
	smtp.rules.onRecipient = undefined;
	for (const table of ['alert_incidents', 'jobs']) await sql`delete from ${sql.table(table)}`.execute(backend.db);
});

const toConfig = (options: Partial<BackendConfig> = {}): BackendConfig =>
	readConfig({
		...{ dataDir: null, siteUrl: 'https://shop.example', mailServer: smtp.server, mailFrom: 'shop@shop.example' },
		...{ alerts: { mails: [OPERATOR], webhook: null, checksShop: false }, ...options },
	});

const look = (now: Date, config = toConfig()) => checkAlerts(backend.db, config, now);
const subjects = () => smtp.received.map(({ recipient, mail }) => `${recipient} ${mail.subject}`);

/** A job that has waited since an hour before the test. */
const letJobWait = (queue = 'issue-papers') =>
	sql`insert into jobs (queue, data, created_at, next_at) values (${queue}, '{}', ${after(-60)}, now() + interval '1 day')`.execute(backend.db);
const finishJobs = () => sql`delete from jobs`.execute(backend.db);

/** A receiver of webhooks; `answers` are its next states, then 200. It does not answer for 0. */
async function listenForAlerts(...answers: number[]) {
	const bodies: unknown[] = [];
	const server = createServer(async (request, response) => {
		const status = answers.shift() ?? 200;
		let body = '';
		for await (const chunk of request) body += chunk;
		if (status === 200 || status === 0) bodies.push(JSON.parse(body));
		if (status > 0) response.writeHead(status).end();
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`, bodies };
}

test('the operator is notified of an incident once it has lasted, and again when it is resolved', async () => {
	await letJobWait();
	await look(START);
	await look(after(4));
	expect(subjects()).toEqual([]);
	await look(after(5));
	await look(after(6));
	await look(after(600));
	expect(subjects()).toEqual([`${OPERATOR} [shop.example] ALERT: QueueStuck (issue-papers)`]);
	expect((await readOperation(backend.db, toConfig())).alerts).toEqual([expect.objectContaining({ name: 'QueueStuck', since: START.toISOString() })]);
	await finishJobs();
	await look(after(601));
	await look(after(605));
	expect(subjects()).toHaveLength(1);
	await look(after(606));
	await look(after(607));
	expect(subjects().slice(1)).toEqual([`${OPERATOR} [shop.example] Resolved: QueueStuck (issue-papers)`]);
	expect((await readOperation(backend.db, toConfig())).alerts).toEqual([]);
});

test('an alert that is soon gone, or back within minutes, causes no notification', async () => {
	await letJobWait();
	await look(START);
	await finishJobs();
	await look(after(4));
	await look(after(60));
	expect(subjects()).toEqual([]);
	await letJobWait();
	await look(after(61));
	await look(after(66));
	await finishJobs();
	await look(after(67));
	await letJobWait();
	await look(after(69));
	await finishJobs();
	await look(after(70));
	await look(after(74));
	expect(subjects()).toHaveLength(1);
});

test('several instances send one notification, and several incidents are one message', async () => {
	for (const queue of ['issue-papers', 'mail-papers', 'report-invoices']) await letJobWait(queue);
	await Promise.all([look(START), look(START)]);
	await Promise.all([look(after(5)), look(after(5)), look(after(5))]);
	expect(subjects()).toEqual([expect.stringContaining('3 alerts: QueueStuck (issue-papers), QueueStuck (mail-papers), QueueStuck (report-invoices)')]);
});

test('an incident whose notification is being sent is kept, also if its condition is gone meanwhile', async () => {
	await letJobWait();
	await look(START);
	await backend.db
		.updateTable('alert_incidents')
		.set({ claimed_until: after(6) })
		.execute();
	await finishJobs();
	const incidents = () => backend.db.selectFrom('alert_incidents').select('name').execute();
	await look(after(5));
	expect(await incidents()).toHaveLength(1);
	await look(after(7));
	expect(await incidents()).toEqual([]);
});

test('an alert that neither mail server nor webhook took is sent in the next round; one of them is enough', async () => {
	const { url, bodies } = await listenForAlerts(500, 200);
	const alerts = { mails: [OPERATOR], webhook: url, checksShop: false };
	smtp.rules.onRecipient = () => ({ code: 450, text: 'later' });
	await letJobWait();
	await look(START, toConfig({ alerts }));
	await look(after(5), toConfig({ alerts }));
	expect(bodies).toEqual([]);
	await look(after(6), toConfig({ alerts }));
	await look(after(7), toConfig({ alerts }));
	expect(bodies).toEqual([expect.objectContaining({ shop: 'shop.example', alerts: [expect.objectContaining({ name: 'QueueStuck', state: 'firing' })] })]);
});

test('a shop that is not ready is an alert', async () => {
	await using shop = await listenBriefly(() => ({ status: 503, body: JSON.stringify({ data: { problem: 'The backend does not answer' } }) }));
	const config = toConfig({ siteUrl: `http://127.0.0.1:${shop.port}`, alerts: { mails: [OPERATOR], webhook: null, checksShop: true } });
	await look(START, config);
	await look(after(2), config);
	expect(smtp.received.map(({ mail }) => mail.text)).toEqual([expect.stringMatching(/ShopNotReady\nThe shop is not ready: .*503 The backend does not answer/)]);
});

/** Name and state of the first alert of a webhook. */
const toState = (body: unknown): string | undefined =>
	JSON.stringify(body)
		.match(/"name":"(\w+)".*"state":"(\w+)"/)
		?.slice(1, 3)
		.join(' ');

test('a recipient that does not answer is not taken for a database that is down', async () => {
	const { url, bodies } = await listenForAlerts(0);
	const config = toConfig({ now: () => after(5), alerts: { mails: [], webhook: url, checksShop: false } });
	await letJobWait();
	await look(START, config);
	const watch = watchShop(backend.db, config, { every: 20, slow: 4000 });
	await expect.poll(() => bodies.map(toState), { timeout: 40_000 }).toHaveLength(2);
	expect(bodies.map(toState)).toEqual(['QueueStuck firing', 'QueueStuck firing']);
	await watch.close();
}, 60_000);

test('a database that is down is an alert, sent once without it, and resolved when it answers again', async () => {
	const { url, bodies } = await listenForAlerts(200, 500);
	const opened = await openDatabase({ databaseUrl: null, dataDir: null });
	const config = toConfig({ alerts: { mails: [], webhook: url, checksShop: false } });
	await sql`alter table orders rename to lost`.execute(opened.db);
	const watch = watchShop(opened.db, config, { every: 20 });
	const states = () => bodies.map(toState);
	await expect.poll(states, { timeout: 20_000 }).toEqual(['DatabaseDown firing']);
	await sql`alter table lost rename to orders`.execute(opened.db);
	await expect.poll(states, { timeout: 20_000 }).toEqual(['DatabaseDown firing', 'DatabaseDown resolved']);
	await watch.close();
	await opened.close();
}, 60_000);

test('without a recipient nothing is watched', async () => {
	const watch = watchShop(backend.db, toConfig({ alerts: { mails: [], webhook: null, checksShop: true } }), { every: 1 });
	await letJobWait();
	await watch.close();
	expect(await backend.db.selectFrom('alert_incidents').selectAll().execute()).toEqual([]);
});
