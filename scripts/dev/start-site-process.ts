import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

interface SiteProcess {
	readonly url: string;
	close(): void;
}

/**
 * Starts the production-like site in a separate process and waits for its address. It needs NODE_ENV to be `production`, which would disable React's
 * hot reload in Vite's process.
 */
export async function startSiteProcess(backendUrl: string): Promise<SiteProcess> {
	const child = fork(resolve(import.meta.dirname, 'site-process.ts'), { env: { ...process.env, NODE_ENV: 'production', BACKEND_URL: backendUrl } });
	const failed = once(child, 'exit').then(([code]) => {
		throw new Error(`The site for functions and pictures ended with code ${code} before it listened: its error is above`);
	});
	const [url] = await Promise.race([once(child, 'message'), failed]);
	failed.catch(() => undefined);
	return { url: String(url), close: () => void (child.connected && child.disconnect()) };
}
