import { type PortState, probePort } from '../run/free-port.ts';
import type { Finding } from './finding.ts';

export interface WantedPort {
	readonly port: number;
	/** The server of `npm start` that listens there. */
	readonly of: 'shop' | 'backend';
}

/** Paths that identify servers of a shop. */
const OWN: Readonly<Record<WantedPort['of'], string>> = { shop: '/api/live', backend: '/hapi/v1/misc/endpoints/' };
/** How to make `npm start` use another port. */
const OTHER: Readonly<Record<WantedPort['of'], string>> = { shop: 'npm start -- --port 8890', backend: 'npm start -- --backend-port 8790' };

/** Checks that `npm start` could listen on a port. `isRunning`: a shop of this checkout runs, so its port is taken rightly. */
export async function checkPort({ port, of }: WantedPort, isRunning = false): Promise<Finding> {
	const name = `port ${port}`;
	const state = await probePort(port);
	if (state === 'free') return { name, state: 'good', message: `free for the ${of}` };
	if (state !== 'taken') return { name, state: 'bad', ...toRefusal(state, { port, of }) };
	const isShops = await respondsLike(port, OWN[of]);
	if (isRunning && isShops) return { name, state: 'good', message: `the ${of} of this checkout is running there` };
	return {
		name,
		state: 'bad',
		message: `${isShops ? `A ${of} that npm start of this checkout did not start` : 'Another program'} listens on the port that npm start uses for the ${of}.`,
		fix: `Stop it, or start with another port: ${OTHER[of]}`,
	};
}

/** Throws if a port is invalid, wanted twice or taken; the message says how to fix it. Port 0 means any free port. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
	for (const [at, one] of wanted.entries()) checkNumber(one, wanted.slice(0, at));
	for (const one of wanted) {
		if (one.port === 0) continue;
		const state = await probePort(one.port);
		if (state === 'free') continue;
		const { message, fix } = toRefusal(state, one);
		throw new Error(`${message} ${fix}`);
	}
}

/** Why `npm start` cannot listen on a port, and what to do. */
export function toRefusal(state: Exclude<PortState, 'free'>, { port, of }: WantedPort): { readonly message: string; readonly fix: string } {
	switch (state) {
		case 'taken':
			return { message: `Port ${port} of the ${of} is taken.`, fix: `Stop the program that has it, or start with another port: ${OTHER[of]}` };
		case 'absent':
			return {
				message: 'This machine has no address 127.0.0.1, on which shop and backend listen.',
				fix: 'Add it to the loopback interface: ip addr add 127.0.0.1/8 dev lo',
			};
		case 'forbidden':
			return { message: `This user may not listen on port ${port} of the ${of}.`, fix: `Start with a port above 1023: ${OTHER[of]}` };
	}
}

function checkNumber({ port, of }: WantedPort, earlier: readonly WantedPort[]): void {
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`The port of the ${of} must be a number from 0 to 65535, as in ${OTHER[of]}`);
	const other = port === 0 ? undefined : earlier.find((one) => one.port === port);
	if (other) throw new Error(`Port ${port} is set for ${other.of} and ${of}. Start one of them with another port: ${OTHER[of]}`);
}

async function respondsLike(port: number, path: string): Promise<boolean> {
	try {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) });
		const answer: unknown = await response.json();
		return typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;
	} catch {
		return false;
	}
}
