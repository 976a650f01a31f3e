import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { checkVersion } from '#scripts/doctor/check-version.ts';
import { planRelease } from '#scripts/release/plan-release.ts';
import { compareVersions, nameCommit, parseReleases, readVersion } from '#scripts/release/releases.ts';
import { listenBriefly } from '#tests/support/listen-briefly.ts';

const NOW = new Date('2026-12-24T12:00:00Z');
const FILES = {
	package: '{\n\t"name": "shop",\n\t"version": "0.1.0"\n}\n',
	parts: ['{\n\t"name": "part",\n\t"version": "0.1.0"\n}\n'],
	lock: JSON.stringify({
		version: '0.1.0',
		packages: { '': { version: '0.1.0' }, 'packages/part': { version: '0.1.0' }, 'node_modules/other': { version: '0.1.0' } },
	}),
	changelog: '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Alerts.\n\n### To do\n\n- Set ALERT_MAILS.\n\n## [0.1.0] - 2026-11-25\n\n- First.\n',
	releases: '[{"version":"0.1.0","date":"2026-11-25","upgrade":[]}]',
};
const plan = (version: string, changed: Partial<typeof FILES> = {}) => planRelease({ ...FILES, ...changed }, { version, now: NOW });

test('a release gives the unreleased lines its heading, and lists what a merchant has to do', () => {
	const files = plan('0.2.0');
	expect(files.changelog).toBe(
		'# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-24\n\n### Added\n\n- Alerts.\n\n### To do\n\n- Set ALERT_MAILS.\n\n## [0.1.0] - 2026-11-25\n\n- First.\n',
	);
	expect(parseReleases(files.releases)).toEqual([
		{ version: '0.2.0', date: '2026-12-24', upgrade: ['Set ALERT_MAILS.'] },
		{ version: '0.1.0', date: '2026-11-25', upgrade: [] },
	]);
	expect(JSON.parse(files.package)).toMatchObject({ version: '0.2.0' });
	expect(files.parts.map((part) => JSON.parse(part))).toEqual([{ name: 'part', version: '0.2.0' }]);
	expect(JSON.parse(files.lock)).toEqual({
		version: '0.2.0',
		packages: { '': { version: '0.2.0' }, 'packages/part': { version: '0.2.0' }, 'node_modules/other': { version: '0.1.0' } },
	});
});

test.each([
	['0.1.0', {}, 'released already'],
	['0.0.9', {}, 'released already'],
	['next', {}, 'not a version'],
	['0.2.0', { changelog: '# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n\n- First.\n' }, 'no lines below [Unreleased]'],
	['0.2.0', { changelog: '# Changelog\n' }, 'no heading'],
	['0.2.0', { package: '{"version": "0.3.0"}' }, 'newer version 0.3.0'],
	['0.2.0', { lock: '{"version": "0.0.1", "packages": {}}' }, 'different versions'],
	['0.2.0', { parts: ['{"version": "0.0.1"}'] }, 'different versions'],
	['0.2.0', { releases: '{}' }, 'releases.json is not a list of releases'],
])('%s with %j is refused with the reason', (version, changed, reason) => {
	expect(() => plan(version, changed)).toThrow(reason);
});

test('the commit of a release is named beside it once it is made, and one that is no commit is refused', () => {
	const commit = 'a'.repeat(40);
	const named = nameCommit(plan('0.2.0').releases, commit);
	expect(parseReleases(named)).toEqual([
		{ version: '0.2.0', date: '2026-12-24', commit, upgrade: ['Set ALERT_MAILS.'] },
		{ version: '0.1.0', date: '2026-11-25', upgrade: [] },
	]);
	expect(() => parseReleases(named.replace(commit, 'main'))).toThrow('not a list of releases');
});

test('every part of this checkout has the version of the shop', () => {
	const parts = globSync('packages/*/package.json');
	expect(parts.filter((part) => readVersion(part) !== readVersion())).toEqual([]);
});

test('versions are compared by their numbers', () => {
	expect(['0.10.0', '0.9.1', '1.0.0', '0.9.0'].toSorted(compareVersions)).toEqual(['0.9.0', '0.9.1', '0.10.0', '1.0.0']);
});

test('the version of this checkout is not older than its last release', () => {
	const [last] = parseReleases(readFileSync('releases.json', 'utf8'));
	expect(compareVersions(readVersion(), last?.version ?? '')).toBeGreaterThanOrEqual(0);
	expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${last?.version}] - ${last?.date}\n`);
});

test('the doctor names a newer version and what it needs, and an address without a list of releases', async () => {
	const answers: Readonly<Record<string, { status?: number; body: string }>> = {
		'/releases.json': { body: plan('0.2.0').releases },
		'/page': { body: '<!doctype html>' },
		'/none': { status: 404, body: '' },
	};
	const server = await listenBriefly((path) => answers[path] ?? { status: 500, body: '' });
	onTestFinished(() => server[Symbol.asyncDispose]());
	const check = (path: string, current = '0.1.0') => checkVersion(current, server.url + path);
	expect(await check('/releases.json')).toMatchObject({
		state: 'note',
		message: '0.2.0 of 2026-12-24 is newer than 0.1.0',
		fix: expect.stringContaining('0.2.0: Set ALERT_MAILS.'),
	});
	expect(await check('/releases.json', '0.2.0')).toMatchObject({ state: 'good', message: '0.2.0 is the newest' });
	expect(await check('/releases.json', '0.10.0')).toMatchObject({ state: 'good' });
	for (const path of ['/page', '/none']) expect(await check(path)).toMatchObject({ state: 'note', message: expect.stringContaining('RELEASES_URL') });
});
