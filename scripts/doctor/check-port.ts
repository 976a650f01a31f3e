import { isPortFree } from '../run/free-port.ts';
import type { Finding } from './finding.ts';

export interface WantedPort {
	readonly port: number;
	/** The server of `npm start` that listens there. */
	readonly of: 'shop' | 'backend';
}

/** Paths that identify our own servers. */
const OWN: Readonly<Record<WantedPort['of'], string>> = { shop: '/api/health', backend: '/hapi/v1/misc/endpoints/' };
/** How to make `npm start` use another port. */
const OTHER: Readonly<Record<WantedPort['of'], string>> = { shop: 'npm start -- --port 8890', backend: 'npm start -- --backend-port 8790' };

/** Checks that a port is free or used by our own server. */
export async function checkPort({ port, of }: WantedPort): Promise<Finding> {
	const name = `port ${port}`;
	if (await isPortFree(port)) return { name, state: 'good', message: `free for the ${of}` };
	if (await isOwn(port, OWN[of])) return { name, state: 'good', message: `the ${of} is running there` };
	return {
		name,
		state: 'bad',
		message: `Another program listens on the port that npm start uses for the ${of}.`,
		fix: `Stop that program, or start with another port: ${OTHER[of]}`,
	};
}

/** Throws if a port is invalid, wanted twice or taken; the message says how to fix it. Port 0 means any free port. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
	for (const [at, one] of wanted.entries()) checkNumber(one, wanted.slice(0, at));
	for (const { port, of } of wanted) {
		if (port === 0 || (await isPortFree(port))) continue;
		throw new Error(`Port ${port} of the ${of} is taken. Stop the program that has it, or start with another port: ${OTHER[of]}`);
	}
}

function checkNumber({ port, of }: WantedPort, earlier: readonly WantedPort[]): void {
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`The port of the ${of} must be a number from 0 to 65535, as in ${OTHER[of]}`);
	const other = port === 0 ? undefined : earlier.find((one) => one.port === port);
	if (other) throw new Error(`Port ${port} is set for ${other.of} and ${of}. Start one of them with another port: ${OTHER[of]}`);
}

async function isOwn(port: number, path: string): Promise<boolean> {
	try {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) });
		const answer: unknown = await response.json();
		return typeof answer === 'object' && answer !== null && 'success' in answer && 'data' in answer;
	} catch {
		return false;
	}
}
