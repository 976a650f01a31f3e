import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface BackendProcess {
	readonly url: string;
	stop(): Promise<void>;
}

interface BackendOptions {
	/** 0 takes a free one. */
	readonly port: number;
	readonly dataDir: string;
	readonly products: number;
	/** Public origin of the shop. */
	readonly siteUrl: string;
	readonly onLine?: (line: string) => void;
}

/** Starts the embedded backend as a process of its own (D1: the storefront speaks HTTP to it) and waits for its address. Throws with its last words when it ends first. */
export async function startBackendProcess({ port, dataDir, products, siteUrl, onLine }: BackendOptions): Promise<BackendProcess> {
	const child = spawn(process.execPath, ['backend/main.ts', '--port', String(port), '--data', dataDir, '--products', String(products)], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, SITE_URL: siteUrl },
	});
	const stop = async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill('SIGTERM');
		await once(child, 'exit');
	};
	process.once('exit', () => child.kill('SIGTERM'));
	const errors: string[] = [];
	createInterface({ input: child.stderr }).on('line', (line) => {
		errors.push(line);
		if (errors.length > 20) errors.shift();
	});
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`The backend ended with code ${code} before it listened:\n${errors.join('\n')}`)));
		createInterface({ input: child.stdout }).on('line', (line) => {
			const url = /https?:\/\/[^\s]+/.exec(line)?.[0];
			if (url) resolve({ url: new URL(url).origin, stop });
			else onLine?.(line);
		});
	});
}
