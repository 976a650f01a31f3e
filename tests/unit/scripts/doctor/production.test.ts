import type { Operation } from '@titraj/backend/operation/index.ts';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import { checkCertificate, checkClosedPages } from '#scripts/doctor/check-address.ts';
import { checkClock, checkDisk, checkWritable } from '#scripts/doctor/check-machine.ts';
import { checkPolicy } from '#scripts/doctor/check-policy.ts';
import { checkServices, checkShopData } from '#scripts/doctor/check-production.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const READY: Operation = {
	...{ origin: 'own', is_public: true, notes: [], missing: [], published_passwords: [], open_pages: [] },
	fiscal: { mode: 'on', service: 'https://cis.porezna-uprava.hr:8449/FiskalizacijaService', unreported: 0, oldest: null },
	mails: { waiting: 0, oldest: null },
	backup: { place: '/backups', made_at: '2026-12-01T03:00:00.000Z' },
	...{ queues: [], failing_jobs: [], alerts: [], paused: { jobs: false, mails: false } },
	orders: { last_at: '2026-12-01T11:59:00.000Z', last_hour: 1, last_day: 9, unpaid: 0 },
	payments: [],
	database_time: NOW.toISOString(),
};
const SERVICES = { isPublic: true, mailProblem: null, certificate: null, certificateProblem: null, isTestFiscal: false };
const OLD = '2026-11-28T12:00:00.000Z';

test('a shop that lacks nothing has no findings', () => {
	expect(checkShopData(READY, NOW)).toEqual([]);
	expect(checkServices(SERVICES, NOW)).toEqual([]);
});

describe('a public shop', () => {
	test.each<[string, Partial<Operation>, RegExp, RegExp | undefined]>([
		['the demo’s content', { origin: 'demo' }, /demo’s content/, /npm start -- --empty/],
		['published passwords', { published_passwords: ['kupac@titraj.example'] }, /kupac@titraj\.example/, /TRUSTED_PROXIES=1/],
		['missing company data', { missing: ['company', 'imprint'] }, /company, imprint/, /backend:setup/],
		['a reachable test bank', { open_pages: ['/bank/'] }, /\/bank\//, /TEST_BANK=0/],
		['an old backup', { backup: { place: '/backups', made_at: OLD } }, /\/backups is of 2026-11-28/, /npm run backup/],
		['no backup', { backup: { place: '/backups', made_at: null } }, /no backup in \/backups/, /npm run backup/],
		['invoices that are late at the tax office', { fiscal: { ...READY.fiscal, unreported: 2, oldest: OLD } }, /2 invoices/, /docs\/papers\.md/],
		['no fiscal service', { fiscal: { ...READY.fiscal, service: null } }, /FISCAL_SERVICE is not set/, /FISCAL_SERVICE/],
		['waiting mails', { mails: { waiting: 3, oldest: OLD } }, /3 mails wait/, /npm run status/],
		['a clock behind the last order', { orders: { ...READY.orders, last_at: '2026-12-01T12:05:00.000Z' } }, /clock is behind/, /timedatectl/],
		['a severe note of its start', { notes: [{ message: 'No mail is sent', is_severe: true }] }, /No mail is sent/, undefined],
	])('with %s is not ready, and the finding has a fix', (_case, changed, message, fix) => {
		const [finding, ...others] = checkShopData({ ...READY, ...changed }, NOW);
		expect(others).toEqual([]);
		expect(finding?.state).toBe('bad');
		expect(finding?.message).toMatch(message);
		if (fix !== undefined) expect(finding?.fix).toMatch(fix);
	});

	test('only gets notes about jobs that failed or are paused', () => {
		const queues = [{ name: 'send-mail', waiting: 1, failed: 2, oldest: null }];
		const failing_jobs = [{ name: 'backup', failures: 4, error: 'no space' }];
		const findings = checkShopData({ ...READY, queues, failing_jobs, paused: { jobs: false, mails: true } }, NOW);
		expect(findings.map(({ state, message }) => [state, message])).toEqual([
			['note', 'Given up: 2 of send-mail.'],
			['note', 'backup failed 4 times: no space'],
			['note', 'Jobs or mails are paused.'],
		]);
	});
});

describe('services outside of the shop', () => {
	const certificate = (from: string, until: string) => ({ file: 'fina.p12', validFrom: new Date(from), validUntil: new Date(until) });
	test.each([
		[{ mailProblem: 'connect ECONNREFUSED' }, 'bad', /MAIL_URL takes no mails: connect ECONNREFUSED/],
		[{ certificateProblem: 'The certificate x cannot be read' }, 'bad', /cannot be read/],
		[{ isTestFiscal: true }, 'bad', /test service/],
		[{ certificate: certificate('2026-12-02', '2028-12-02') }, 'bad', /not valid before 2026-12-02/],
		[{ certificate: certificate('2020-12-02', '2026-11-30') }, 'bad', /has expired/],
		[{ certificate: certificate('2020-12-02', '2026-12-20') }, 'note', /expires in 18 days/],
	])('%j: %s', (changed, state, message) => {
		expect(checkServices({ ...SERVICES, ...changed }, NOW)).toEqual([expect.objectContaining({ state, message: expect.stringMatching(message) })]);
	});
});

describe('the machine', () => {
	const clocks = { now: NOW, builtAt: null, elsewhere: null, isSynchronized: null };
	test.each([
		[{}, 'good'],
		[{ isSynchronized: true }, 'good'],
		[{ isSynchronized: false }, 'note'],
		[{ builtAt: new Date('2026-12-03') }, 'bad'],
		[{ elsewhere: new Date(NOW.getTime() + 31_000) }, 'bad'],
		[{ elsewhere: new Date(NOW.getTime() - 29_000) }, 'good'],
	])('a clock with %j is %s', (changed, state) => expect(checkClock({ ...clocks, ...changed }).state).toBe(state));

	test('a disk is named once, and a folder that does not exist yet counts as its parent', () => {
		expect(checkDisk(['.', 'lib', 'does/not/exist'])).toEqual([expect.objectContaining({ name: 'disk', message: expect.stringContaining('GB are free') })]);
	});

	test('a folder that cannot be made, because a file is in its place, is a problem', () => {
		expect(checkWritable(['package.json/dist'])).toEqual([
			expect.objectContaining({
				state: 'bad',
				message: expect.stringMatching(/cannot write to package\.json\/dist: in its place is the file .*package\.json\.$/),
			}),
		]);
	});

	test('folders in which this user may write, or that do not exist yet, are no problem', () => {
		expect(checkWritable(['.cache', 'does/not/exist'])).toEqual([]);
	});
});

describe('the page policy of a public shop', () => {
	const policy = (variables: Record<string, string>) => securityHeaders(readEnvironment(variables))['content-security-policy'] ?? '';
	const PUBLIC = { SITE_URL: 'https://shop.example', BACKEND_URL: 'http://127.0.0.1:8787' };

	test('names no host but the shop itself, until a provider is set', () => {
		expect(policy(PUBLIC)).not.toMatch(/https?:/);
		expect(policy({ ...PUBLIC, PAYMENT_HOSTS: 'https://pay.example' }).match(/https?:[^\s;]*/g)).toEqual(['https://pay.example']);
		expect(checkPolicy({ wanted: policy(PUBLIC), built: null })).toEqual([]);
	});

	test.each([
		['by its settings', { PAYMENT_HOSTS: 'https://pay.example,http://localhost:9000' }, null, /allows http:\/\/localhost:9000/, /PAYMENT_HOSTS/],
		[
			'by the last build',
			{},
			`/*\n  content-security-policy: ${policy({})}\n`,
			/built with a policy that allows http:\/\/127\.0\.0\.1:8787/,
			/npm run prerender/,
		],
	])('that allows the test bank %s is a problem', (_, variables, built, message, fix) => {
		const [finding, ...others] = checkPolicy({ wanted: policy({ ...PUBLIC, ...variables }), built });
		expect(others).toEqual([]);
		expect([finding?.state, finding?.message, finding?.fix]).toEqual(['bad', expect.stringMatching(message), expect.stringMatching(fix)]);
	});
});

describe('a public address', () => {
	test('without https is a problem', async () => expect(await checkCertificate('http://shop.example', NOW)).toMatchObject({ state: 'bad' }));
	test('without a server is a problem that names the reason', async () => {
		const unused = await listenBriefly(() => ({ body: '' }));
		await unused[Symbol.asyncDispose]();
		expect(await checkCertificate(`https://localhost:${unused.port}`, NOW)).toMatchObject({ state: 'bad', message: expect.stringContaining('ECONNREFUSED') });
	});
	test('is asked for the pages of developers as a visitor behind a proxy asks', async () => {
		await using open = await listenBriefly(() => ({ body: 'outbox' }));
		const origin = `http://127.0.0.1:${open.port}`;
		expect((await checkClosedPages([origin])).map(({ message }) => message)).toEqual([
			`Others can open ${origin}/dev/outbox.`,
			`Others can open ${origin}/bank/bank.js.`,
		]);
	});
});
