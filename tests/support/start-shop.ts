import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { toKnownHosts } from '@titraj/contract/http/known-hosts.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { createRequestHandler } from '#scripts/serve/handle-request.ts';
import { openPlatformRules } from '#scripts/serve/platform-rules.ts';
import type { FunctionHandler } from '#scripts/serve/route-functions.ts';
import { listen } from '#scripts/serve/start-site.ts';
import { fixtureInMemory } from './fixture-start.ts';
import { shopFunctions } from './shop-functions.ts';

export interface RunningShop {
	readonly url: string;
	readonly backendUrl: string;
	/** Database of the embedded backend, for steps without a call in the contract. */
	readonly db: RunningBackend['db'] | null;
	close(): Promise<void>;
}

interface ShopOptions {
	/** Another backend than the embedded one. */
	readonly backendUrl?: string;
	/** Folder of static files; an empty one by default. */
	readonly folder?: string;
	readonly trustedProxies?: number;
	/** ALLOWED_HOSTS. */
	readonly allowedHosts?: readonly string[];
	/** Functions that rewrites lead to. */
	readonly named?: Readonly<Record<string, FunctionHandler>>;
	/** Stands for the rendering of a page in the health check. */
	readonly checkPage?: () => Promise<unknown>;
}

/** The shop over real HTTP: embedded backend in memory, functions, static files. Only one per process at a time, because functions read BACKEND_URL. */
export async function startShop({ backendUrl, folder, named, checkPage, trustedProxies = 0, allowedHosts = [] }: ShopOptions = {}): Promise<RunningShop> {
	const backend = backendUrl === undefined ? await startBackend(await fixtureInMemory()) : null;
	const address = backendUrl ?? backend?.url ?? '';
	process.env['BACKEND_URL'] = address;
	process.env['LOG_LEVEL'] ||= 'error';
	const files = folder ?? (await mkdtemp(join(tmpdir(), 'shop-')));
	const rules = openPlatformRules({ root: process.cwd(), folder: files });
	const handle = createRequestHandler({
		functions: shopFunctions(named, checkPage),
		rules,
		folder: files,
		trustedProxies,
		hosts: toKnownHosts(readEnvironment().siteUrl, allowedHosts),
	});
	const site = await listen(handle, { port: 0, host: '127.0.0.1' });
	return {
		url: site.url,
		backendUrl: address,
		db: backend?.db ?? null,
		async close() {
			await site.close();
			await backend?.close();
			if (folder === undefined) await rm(files, { recursive: true });
		},
	};
}
