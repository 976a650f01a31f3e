import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFront } from '#scripts/release/front.ts';
import { type Child, startChild } from '#scripts/release/start-child.ts';

async function start(name: string): Promise<Child> {
	const child = await startChild([resolve('tests/support/handed-server.ts'), name], { cwd: '.', env: process.env });
	onTestFinished(() => child.stop());
	return child;
}

test('requests wait while no process answers, and none fails while one process follows another', async () => {
	using front = await openFront({ host: '127.0.0.1', port: 0 });
	const ask = async () => (await fetch(`http://127.0.0.1:${front.port}/`)).text();
	const early = ask();
	const first = await start('first');
	front.pointTo(first.process);
	expect(await early).toBe('first');

	const answers: string[] = [];
	let isOn = true;
	const visitors = Array.from({ length: 4 }, async () => {
		while (isOn) answers.push(await ask());
	});
	await expect.poll(() => answers).toContain('first');
	const second = await start('second');
	front.pointTo(second.process);
	await first.stop({ handsOff: true });
	expect(await first.ended).toBe('ended with code 0');
	await expect.poll(() => answers.at(-1)).toBe('second');
	isOn = false;
	await Promise.all(visitors);
	expect(new Set(answers)).toEqual(new Set(['first', 'second']));

	front.pointTo(null);
	await second.stop();
	const waiting = ask();
	const third = await start('third');
	front.pointTo(third.process);
	expect(await waiting).toBe('third');
}, 60_000);

test.runIf(process.platform === 'linux')(
	'a program is started so that it keeps little memory that it no longer uses, unless the operator says otherwise',
	async () => {
		const read = async (env: NodeJS.ProcessEnv) => {
			const child = await startChild([resolve('tests/support/handed-server.ts'), 'first'], { cwd: '.', env: { ...process.env, ...env } });
			onTestFinished(() => child.stop());
			return ['environ', 'cmdline']
				.map((name) => readFileSync(`/proc/${child.process.pid}/${name}`, 'utf8'))
				.join('')
				.split('\0');
		};
		expect(await read({})).toEqual(expect.arrayContaining(['MALLOC_ARENA_MAX=2', 'MALLOC_TRIM_THRESHOLD_=131072', '--max-semi-space-size=4']));
		expect(await read({ MALLOC_ARENA_MAX: '8' })).toContain('MALLOC_ARENA_MAX=8');
	},
	60_000,
);

test('a program that ends before it listens is refused with its last lines', async () => {
	await expect(startChild([resolve('tests/support/does-not-exist.ts')], { cwd: '.', env: process.env })).rejects.toThrow(
		/ended with code 1:[\s\S]*does-not-exist/,
	);
}, 60_000);
