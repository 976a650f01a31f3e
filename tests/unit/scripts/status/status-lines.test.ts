import type { Operation } from '@titraj/backend/operation/index.ts';
import { expect, test } from 'vitest';
import { readHealth, toStatusLines } from '#scripts/status/to-status-lines.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const WELL: Operation = {
	...{ origin: 'own', is_public: true, notes: [], missing: [], published_passwords: [], open_pages: [] },
	fiscal: { mode: 'on', service: 'https://tax.example', unreported: 0, oldest: null },
	mails: { waiting: 0, oldest: null },
	backup: { place: '/backups', made_at: '2026-12-01T03:00:00.000Z' },
	...{ queues: [], failing_jobs: [], alerts: [], paused: { jobs: false, mails: false } },
	orders: { last_at: '2026-12-01T11:50:00.000Z', last_hour: 2, last_day: 9, unpaid: 1 },
	payments: [{ status: 'approved', count: 2 }],
	database_time: NOW.toISOString(),
};
const status = (changed: Partial<Operation>) => toStatusLines({ health: { problem: null }, operation: { ...WELL, ...changed }, now: NOW });

test('a shop that is well is one screen of good lines', () => {
	const { lines, isWell } = status({});
	expect(isWell).toBe(true);
	expect(lines).toContain('good  orders     2 in the last hour, 9 in the last day, 1 unpaid, the last one 10 min ago');
	expect(lines).toContain('good  backup     9 h ago');
	expect(lines.length).toBeLessThan(24);
});

test.each<[Partial<Operation>, string]>([
	[{ mails: { waiting: 3, oldest: '2026-12-01T11:00:00.000Z' } }, 'BAD   mails      3 wait, the oldest for 60 min'],
	[{ queues: [{ name: 'send-mail', waiting: 0, failed: 2, oldest: null }] }, 'BAD   queue      send-mail: 0 wait, 2 given up'],
	[
		{ alerts: [{ name: 'QueueStuck', subject: 'send-mail', summary: '9 wait', since: '2026-11-01T10:00:00.000Z' }] },
		expect.stringMatching(/^BAD {3}alert {6}QueueStuck \(send-mail\) for .*: 9 wait$/),
	],
	[{ failing_jobs: [{ name: 'backup', failures: 3, error: 'no space' }] }, 'BAD   job        backup failed 3 times: no space'],
	[{ paused: { jobs: true, mails: false } }, 'BAD   pauses     all jobs are paused'],
	[{ backup: { place: '/backups', made_at: null, problem: 'ENOTDIR' } }, 'BAD   backup     /backups cannot be read: ENOTDIR'],
	[{ backup: { place: '/backups', made_at: '2026-11-28T12:00:00.000Z' } }, 'BAD   backup     3 days ago'],
])('%j is a bad line', (changed, line) => {
	const { lines, isWell } = status(changed);
	expect([isWell, lines]).toEqual([false, expect.arrayContaining([line])]);
});

test('a shop or a backend that does not answer is named', async () => {
	await using other = await listenBriefly(() => ({ body: '{"success":false,"data":{"problem":"The backend does not answer."}}', status: 503 }));
	expect(await readHealth(other.url)).toEqual({ problem: 'The backend does not answer.' });
	const { lines, isWell } = toStatusLines({ health: await readHealth('http://127.0.0.1:1'), operation: { problem: 'no database' }, now: NOW });
	expect([isWell, lines]).toEqual([false, [expect.stringMatching(/^BAD {3}shop {7}http:\/\/127\.0\.0\.1:1 does not answer/), 'BAD   backend    no database']]);
});
