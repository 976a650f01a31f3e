import { readFileSync } from 'node:fs';
import { findAlerts, type ShopState } from '@titraj/backend/operation/alerts/find-alerts.ts';
import { toMessage } from '@titraj/backend/operation/alerts/to-message.ts';
import type { Operation } from '@titraj/backend/operation/index.ts';
import { expect, test } from 'vitest';

const NOW = new Date('2026-11-29T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const WELL: Operation = {
	...{ origin: 'own', is_public: true, notes: [], missing: [], published_passwords: [], open_pages: [], alerts: [] },
	fiscal: { mode: 'on', service: null, unreported: 1, oldest: ago(23 * 60) },
	mails: { waiting: 3, oldest: ago(29) },
	backup: { place: '/backups', made_at: ago(27 * 60) },
	queues: [{ name: 'send-mail', waiting: 9, failed: 4, oldest: ago(29) }],
	failing_jobs: [{ name: 'backup', failures: 3, error: 'no space' }],
	paused: { jobs: false, mails: false },
	orders: { last_at: null, last_hour: 0, last_day: 0, unpaid: 0 },
	payments: [
		{ status: 'declined', count: 3 },
		{ status: 'paid', count: 3 },
	],
	database_time: NOW.toISOString(),
};

const find = (operation: Partial<Operation>, state: Partial<ShopState> = {}) =>
	findAlerts({ operation: { ...WELL, ...operation }, freeBytes: 2e9, shopProblem: null, ...state }, NOW).map(({ name, subject }) =>
		`${name} ${subject}`.trim(),
	);

test('just below the thresholds there is no alert', () => {
	expect(find({})).toEqual([]);
	expect(find({ payments: [{ status: 'declined', count: 5 }] })).toEqual([]);
	expect(find({ backup: { place: null, made_at: null } }, { freeBytes: null })).toEqual([]);
});

const CASES: readonly [string, Partial<Operation>, Partial<ShopState>?][] = [
	['QueueStuck send-mail', { queues: [{ name: 'send-mail', waiting: 1, failed: 0, oldest: ago(31) }] }],
	['JobFails backup', { failing_jobs: [{ name: 'backup', failures: 4, error: null }] }],
	['MailsWait', { mails: { waiting: 1, oldest: ago(31) } }],
	['InvoicesLate', { fiscal: { ...WELL.fiscal, oldest: ago(24 * 60 + 1) } }],
	['PaymentsFail', { payments: [{ status: 'declined', count: 6 }] }],
	['BackupOld', { backup: { place: '/backups', made_at: ago(28 * 60 + 1) } }],
	['BackupOld', { backup: { place: '/backups', made_at: null } }],
	['BackupOld', { backup: { place: '/backups', made_at: null, problem: 'ENOTDIR' } }],
	['JobsPaused', { paused: { jobs: false, mails: true } }],
	['DiskAlmostFull', {}, { freeBytes: 9e8 }],
	['ShopNotReady', {}, { shopProblem: 'it does not answer' }],
];

test.each(CASES)('the alert %s is found above its threshold', (name, operation, state) => {
	expect(find(operation, state)).toEqual([name]);
});

test('one message has all notifications, in words and as data', () => {
	const since = new Date(ago(10));
	const notifications = [
		{ name: 'QueueStuck', subject: 'send-mail', summary: '9 jobs wait', state: 'firing' as const, since },
		{ name: 'MailsWait', subject: '', summary: '9 mails wait', state: 'resolved' as const, since },
	];
	const message = toMessage(notifications, 'shop.example');
	expect(message.subject).toBe('[shop.example] 2 alerts: QueueStuck (send-mail), MailsWait');
	expect(message.text).toBe(
		`ALERT: QueueStuck (send-mail)\n9 jobs wait\nSince ${ago(10)}\nWhat to do: docs/runbook.md, QueueStuck\n\nResolved: MailsWait\n9 mails wait\nSince ${ago(10)}`,
	);
	expect(JSON.parse(message.json)).toMatchObject({
		...{ text: expect.stringContaining('9 jobs wait'), shop: 'shop.example' },
		alerts: [{ name: 'QueueStuck', subject: 'send-mail', state: 'firing' }, { state: 'resolved' }],
	});
	expect(toMessage(notifications.slice(0, 1), 'shop.example').subject).toBe('[shop.example] ALERT: QueueStuck (send-mail)');
});

test('each alert has a paragraph in the runbook', () => {
	const runbook = readFileSync('docs/runbook.md', 'utf8');
	const names = new Set(['DatabaseDown', ...CASES.map(([name]) => name.replace(/ .*/, ''))]);
	expect([...names].filter((name) => !runbook.includes(`\n## ${name}\n\n`))).toEqual([]);
});
