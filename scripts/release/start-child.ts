import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { HAND_OFF } from '@titraj/contract/http/handed-connections.ts';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from '../run/memory-settings.ts';

interface Program {
	readonly cwd: string;
	readonly env: NodeJS.ProcessEnv;
}

/** A program of a release that answers requests. */
export interface Child {
	readonly process: ChildProcess;
	/** Its own address, beside the connections that it gets. */
	readonly url: string;
	/** Resolves when it has ended, with how. */
	readonly ended: Promise<string>;
	/** Whether it was asked to end. */
	isStopped(): boolean;
	/** Ends it; `handsOff`: another process takes new connections, and this one uses up those that it has. */
	stop(options?: { readonly handsOff?: boolean }): Promise<void>;
}

/** Milliseconds that a program has to start, with its migrations, and to stop. */
const [STARTING, STOPPING] = [600_000, 20_000];
const LAST_LINES = 20;
/** Milliseconds in which the last output of an ended program arrives. */
const LAST_OUTPUT = 300;

/** Starts a program and waits until it listens. Throws with the last lines of its log if it ends before. */
export async function startChild(args: readonly string[], { cwd, env }: Program): Promise<Child> {
	const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...MEMORY_OPTIONS, ...args], {
		cwd,
		env: { ...MEMORY_ENVIRONMENT, ...env },
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	const last: string[] = [];
	for (const [stream, output] of [[child.stdout, process.stdout] as const, [child.stderr, process.stderr] as const])
		stream?.on('data', (text: Buffer) => {
			output.write(text);
			last.push(...text.toString().trimEnd().split('\n'));
			last.splice(0, last.length - LAST_LINES);
		});
	const ended = once(child, 'exit').then(async ([code, signal]) => {
		await Promise.race([once(child, 'close'), wait(LAST_OUTPUT)]);
		return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
	});
	const kill = () => void child.kill('SIGKILL');
	process.once('exit', kill);
	void ended.then(() => process.off('exit', kill));
	const url = await new Promise<string>((resolve, reject) => {
		const timer = setTimeout(() => {
			kill();
			reject(new Error(`${args[0]} did not listen within ${STARTING / 1000} s`));
		}, STARTING);
		child.on('message', (message: unknown) => {
			if (typeof message !== 'object' || message === null || !('url' in message) || typeof message.url !== 'string') return;
			clearTimeout(timer);
			resolve(new URL(message.url).origin);
		});
		void ended.then((how) => {
			clearTimeout(timer);
			reject(new Error(`${args[0]} ${how}:\n${last.join('\n')}`));
		});
	});
	let isStopped = false;
	return {
		...{ process: child, url, ended, isStopped: () => isStopped },
		async stop({ handsOff = false } = {}) {
			isStopped = true;
			if (child.exitCode !== null || child.signalCode !== null) return;
			if (handsOff && child.connected) await new Promise((sent) => child.send(HAND_OFF, sent));
			if (child.connected) child.disconnect();
			const timer = setTimeout(kill, STOPPING);
			await ended;
			clearTimeout(timer);
		},
	};
}
