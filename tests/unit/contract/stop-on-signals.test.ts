import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A program whose stop takes so long (milliseconds); waits until it has begun. */
async function start(stopMs: number) {
	const code = `import { stopOnSignals } from './packages/contract/stop-on-signals.ts';
		stopOnSignals(() => new Promise((done) => setTimeout(done, ${stopMs})));
		setInterval(() => undefined, 1000);
		console.log('ready');`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
	await once(child.stdout, 'data');
	return child;
}

test('a signal lets a program stop, with exit code 0, also if it arrives twice at once', async () => {
	const child = await start(50);
	const ended = once(child, 'exit');
	child.kill('SIGINT');
	child.kill('SIGINT');
	expect(await ended).toEqual([0, null]);
});

test('a later signal ends a program that is still stopping', async () => {
	const child = await start(60_000);
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	const again = setInterval(() => child.kill('SIGTERM'), 100);
	expect(await ended).toEqual([1, null]);
	clearInterval(again);
});
