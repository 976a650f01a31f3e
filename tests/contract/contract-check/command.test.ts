import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import { toJUnit } from '#scripts/contract/report/to-junit.ts';
import { valueAt } from '#scripts/contract/visitor.ts';

let minimal: Awaited<ReturnType<typeof startMinimalBackend>>;
const folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
beforeAll(async () => {
	minimal = await startMinimalBackend({ port: 0 });
});
afterAll(async () => {
	rmSync(folder, { recursive: true, force: true });
	await minimal.close();
});

/** Runs the command as npm does. */
async function run(...args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string; readonly error: string }> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/contract-check.ts', ...args]);
	const texts = { out: '', error: '' };
	child.stdout.on('data', (part) => (texts.out += part));
	child.stderr.on('data', (part) => (texts.error += part));
	const code = await new Promise<number | null>((done) => child.once('close', done));
	return { code, ...texts };
}

const SLOW = { timeout: 90_000 };

test('reports a conforming backend as text, JSON and JUnit, with exit code 0', SLOW, async () => {
	const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
	const { code, out } = await run(minimal.url, '--writes', '--dist', 'no-build', '--json', json, '--junit', junit);
	expect([code, out.trimEnd().split('\n').slice(-2)]).toEqual([0, [expect.stringMatching(/^core: as agreed/), expect.stringMatching(/^extension: as agreed/)]]);
	const report: unknown = JSON.parse(readFileSync(json, 'utf8'));
	expect([valueAt(report, '$.url'), valueAt(report, '$.unusable'), valueAt(report, '$.version')]).toEqual([minimal.url, null, '1.0.0']);
	expect(readFileSync(junit, 'utf8')).toMatch(
		/<testsuites name="contract http:[^"]*" tests="\d+" failures="0">[\s\S]*<testsuite name="writes"[\s\S]*<\/testsuites>\n$/,
	);
});

test('reports an unreachable backend as one failed test, with exit code 1', SLOW, async () => {
	const { code, out } = await run('http://127.0.0.1:9', '--junit', '-');
	expect([code, out]).toEqual([1, expect.stringMatching(/<testsuite name="start" tests="1" failures="1"[\s\S]*fix: /)]);
});

test.each([
	['no address', []],
	['an invalid address', ['localhost']],
	['an unknown option', ['http://127.0.0.1:9', '--write']],
	['an account without a password', ['http://127.0.0.1:9', '--account', 'ana@shop.example']],
	['a timeout that is not a number', ['http://127.0.0.1:9', '--timeout', 'soon']],
])('exits with code 2 and the usage for %s', SLOW, async (_, args) => {
	const { code, error } = await run(...args);
	expect([code, error]).toEqual([2, expect.stringContaining('Usage: npm run contract:check -- URL')]);
});

test('escapes backend responses in the JUnit XML', () => {
	const finding = { severity: 'error', call: 'a & b', path: '$', expected: '<x>', found: '"\u0000\u001b\uD800', consequence: 'c', fix: 'f' } as const;
	const xml = toJUnit({ url: 'http://x', unusable: null, version: null, verdicts: [{ group: 'calls', name: 'n', part: 'core', findings: [finding] }] });
	expect(xml).toContain('a &amp; b');
	expect(xml).toContain('expected &lt;x&gt;, found &quot;\uFFFD\uFFFD\uFFFD');
	expect([...xml].some((sign) => sign < '\t')).toBe(false);
});
