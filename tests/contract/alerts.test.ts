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

/** Queues a job that has waited since an hour before the test. */
const letWorkWait = (queue = 'issue-papers') =>
	sql`insert into jobs (queue, data, created_at, next_at) values (${queue}, '{}', ${after(-60)}, now() + interval '1 day')`.execute(backend.db);
const finishJobs = () => sql`delete from jobs`.execute(backend.db);

/** A receiver of webhooks; `answers` are its next statuses, then 200. */
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

test('an incident is reported once, after it has lasted for its time, and once more when it is over', async () => {
	await letWorkWait();
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

test('an incident that ends before it is reported, or returns within minutes, causes no further message', async () => {
	await letWorkWait();
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

test('several instances report an incident once, and several incidents in one message', async () => {
	for (const queue of ['issue-papers', 'mail-papers', 'report-invoices']) await letWorkWait(queue);
	await Promise.all([look(START), look(START)]);
	await Promise.all([look(after(5)), look(after(5)), look(after(5))]);
	expect(subjects()).toEqual([expect.stringContaining('3 alerts: QueueStuck (issue-papers), QueueStuck (mail-papers), QueueStuck (report-invoices)')]);
});

test('an alert that neither mail server nor webhook accepted is sent again in the next round, and one of the two is enough', async () => {
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

test('an outage of the database is reported once, and so is its end, without the database', async () => {
	const { url, bodies } = await listenForAlerts();
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

test('without a recipient of alerts the shop is not watched', async () => {
	const watch = watchShop(backend.db, toConfig({ alerts: { mails: [], webhook: null, checksShop: true } }), { every: 1 });
	await letJobWait();
	await watch.close();
	expect(await backend.db.selectFrom('alert_incidents').selectAll().execute()).toEqual([]);
});
