import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OLDEST_NODE, toStarter } from '#scripts/build/to-starter.ts';

const run = (...args: readonly string[]): Promise<{ code: number; out: string; error: string }> =>
	new Promise((resolve) => {
		const command = ['--disable-warning=ExperimentalWarning', ...args];
		execFile(process.execPath, command, (error, out, text) =>
			resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, error: text }),
		);
	});

// Each program is asked by scripts/check-production.ts; this one starts fastest.
const PROGRAM = 'scripts/deploy-plan.ts';

test('a program with --help says how to call it, with each option and its default, and ends with 0', async () => {
	const { code, out, error } = await run(PROGRAM, '--help');
	expect([code, error]).toEqual([0, '']);
	expect(out).toMatch(/^Usage: npm run deploy:plan .+\n\n[A-Z].+\.\n\n(?: {2}--[a-z-]+.+\n)+$/);
	expect(out).toContain('--names COUNT    most files that are listed by name (20)\n');
});

test.each([
	['--no-such-option', "Unknown option '--no-such-option'."],
	['word', "Unexpected argument 'word'."],
	['--names', "Option '--names <value>' argument missing."],
])('a program refuses %s in a sentence', async (words, sentence) => {
	const { code, out, error } = await run(PROGRAM, words);
	expect([code, out, error]).toEqual([2, '', `${sentence} --help lists the options.\n`]);
});

test.each([
	['20.20.0', 1],
	['22.18.9', 1],
	[OLDEST_NODE, 0],
	['24.0.0', 0],
])('a program of a production machine on Node %s ends with %i', async (version, expected) => {
	const folder = await mkdtemp(join(tmpdir(), 'starter-'));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(join(folder, 'main.mjs'), "console.log('started');");
	await writeFile(join(folder, 'starter.mjs'), toStarter('./main.mjs'));
	const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
	const { code, out, error } = await run('--import', `data:text/javascript,${encodeURIComponent(pretend)}`, join(folder, 'starter.mjs'));
	expect([code, out]).toEqual([expected, expected === 0 ? 'started\n' : '']);
	if (expected === 1) expect(error).toMatch(new RegExp(`^This program needs Node 22\\.19 or newer, but this is Node ${version}\\. .+\\n$`));
});

test('the packages name the Node that their programs need, the repository the one that installs it', async () => {
	const engineOf = async (folder: string) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).engines?.node;
	const oldest = `>=${OLDEST_NODE.replace(/\.0$/, '')}`;
	expect(await Promise.all(['packages/backend', 'packages/contract', 'packages/demo', '.'].map(engineOf))).toEqual([oldest, oldest, oldest, '>=20.20']);
});
