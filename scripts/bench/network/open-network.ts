import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { CpuGroup } from './cpu-group.ts';
import { startProgram } from './program.ts';

/** How packets travel, in each direction. */
export interface LinkQuality {
	/** Milliseconds. */
	readonly delay: number;
	/** Percentage of packets. */
	readonly loss: number;
}

/** Namespaces on this computer: a center, and machines that reach only the center, each over a link of its own. */
export interface Network extends AsyncDisposable {
	readonly center: string;
	/** Address of the center, for itself and for the machines. */
	readonly address: string;
	readonly machines: readonly string[];
}

const ADDRESS = '10.201.0.1';
const RELAY = join(import.meta.dirname, 'link.py');
/** Packets: enough that only `loss` drops any. */
const QUEUE = 20_000;

export async function openNetwork(machines: number, { quality, group }: { readonly quality: LinkQuality; readonly group: CpuGroup }): Promise<Network> {
	await using opened = new AsyncDisposableStack();
	const addNamespace = (name: string): string => {
		ip('netns', 'add', name);
		const remove = () => ip('netns', 'del', name);
		process.once('exit', remove);
		opened.defer(() => {
			process.off('exit', remove);
			remove();
		});
		ip('-n', name, 'link', 'set', 'lo', 'up');
		return name;
	};
	const center = addNamespace(`shop-${process.pid}-center`);
	ip('-n', center, 'address', 'add', `${ADDRESS}/32`, 'dev', 'lo');
	const names: string[] = [];
	for (let nth = 1; nth <= machines; nth++) {
		const machine = addNamespace(`shop-${process.pid}-${nth}`);
		const [near, far] = [`shop${process.pid}a${nth}`, `shop${process.pid}b${nth}`];
		const relay = opened.use(startProgram(['python3', RELAY, near, far, String(quality.delay), String(quality.loss), String(nth)], { group }));
		await relay.waitForOutput(/ready/);
		const own = `10.201.${nth}.1`;
		for (const [namespace, device] of [
			[center, near],
			[machine, far],
		] as const) {
			ip('link', 'set', device, 'netns', namespace);
			ip('-n', namespace, 'link', 'set', device, 'up', 'txqueuelen', String(QUEUE));
		}
		ip('-n', machine, 'address', 'add', `${own}/32`, 'dev', far);
		ip('-n', center, 'route', 'add', own, 'dev', near, 'src', ADDRESS);
		ip('-n', machine, 'route', 'add', ADDRESS, 'dev', far, 'src', own);
		names.push(machine);
	}
	const closing = opened.move();
	return { center, address: ADDRESS, machines: names, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

const ip = (...args: readonly string[]): void => void execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });
