import { setTimeout as wait } from 'node:timers/promises';
import { fileVariableOf } from '@titraj/contract/settings/setting.ts';
import { openFront } from './front.ts';
import { type Child, startChild } from './start-child.ts';

export interface Keeping {
	readonly host: string;
	readonly shopPort: number;
	readonly backendPort: number;
	/** Folder of the embedded database, absolute. */
	readonly dataDir: string;
	/** More options of the backend. */
	readonly backendOptions: readonly string[];
	/** Settings of shop and backend. */
	readonly env: NodeJS.ProcessEnv;
	readonly log: (line: string) => void;
}

export interface KeptRelease extends AsyncDisposable {
	readonly shopPort: number;
	readonly backendPort: number;
	/** Starts another release, and lets it answer. Throws if it does not become ready; the one before then answers again. */
	switchTo(folder: string, options?: Starting): Promise<void>;
}

interface Starting {
	/** Whether migrations need no backup of the last hour. */
	readonly withoutBackup?: boolean;
}

interface Running {
	readonly folder: string;
	readonly backend: Child;
	readonly shop: Child;
}

/** Milliseconds in which a new shop must be ready, between two looks, and before an ended program is started again. */
const [READY_WITHIN, LOOK_EVERY, PAUSE] = [60_000, 200, 1000];

/** Runs shop and backend of a release, starts them again if they end, and switches to another release without refusing a connection (0138). */
export async function keepRelease(first: string, keeping: Keeping): Promise<KeptRelease> {
	const { host, dataDir, backendOptions, log } = keeping;
	const [shopFront, backendFront] = [await openFront({ host, port: keeping.shopPort }), await openFront({ host: '127.0.0.1', port: keeping.backendPort })];
	const env: NodeJS.ProcessEnv = { ...keeping.env, REBUILD_URL: keeping.env['REBUILD_URL'] || `http://127.0.0.1:${shopFront.port}/api/rebuild` };
	const hasSecret = (name: string): boolean => Boolean(env[name] || env[fileVariableOf(name)]);
	const isShared = hasSecret('DATABASE_URL');
	let work: Promise<unknown> = Promise.resolve();

	const startBackend = (folder: string, { withoutBackup = false }: Starting = {}) =>
		startChild(['dist/node/backend.js', '--port', '0', '--data', dataDir, ...backendOptions, ...(withoutBackup ? ['--no-backup'] : [])], { cwd: folder, env });

	async function startShop(folder: string): Promise<Child> {
		const rebuilds = hasSecret('REBUILD_SECRET') ? ['--rebuild'] : [];
		const shop = await startChild(['dist/node/serve.js', '--port', '0', '--backend', `http://127.0.0.1:${backendFront.port}`, ...rebuilds], {
			cwd: folder,
			env,
		});
		try {
			await becomesReady(shop);
			return shop;
		} catch (error) {
			await shop.stop();
			throw error;
		}
	}

	/** Two backends at once need a database server; the embedded database is handed from one to the other, while connections wait. */
	async function replace(folder: string, old: Running | null, options?: Starting): Promise<Running> {
		if (!isShared && old) {
			backendFront.pointTo(null);
			await old.backend.stop();
		}
		let backend: Child | null = null;
		try {
			backend = await startBackend(folder, options);
			backendFront.pointTo(backend.process);
			const shop = await startShop(folder);
			shopFront.pointTo(shop.process);
			return { folder, backend, shop };
		} catch (error) {
			backendFront.pointTo(isShared && old ? old.backend.process : null);
			await backend?.stop();
			if (old && !isShared) await restoreBackend(old);
			throw error;
		}
	}

	async function restoreBackend(old: Running): Promise<void> {
		const backend = await startBackend(old.folder);
		backendFront.pointTo(backend.process);
		current = { ...old, backend };
		watch(backend, 'backend');
	}

	/** Starts a program again that ended although it should run. */
	function watch(child: Child, part: 'backend' | 'shop'): void {
		const front = part === 'backend' ? backendFront : shopFront;
		const isOver = () => child.isStopped() || current[part] !== child;
		void child.ended.then(async (how) => {
			if (isOver()) return;
			front.pointTo(null);
			log(`The ${part} ${how}. It is started again.`);
			while (!isOver()) {
				await wait(PAUSE);
				try {
					const next = await (part === 'backend' ? startBackend(current.folder) : startShop(current.folder));
					if (isOver()) return await next.stop();
					current = { ...current, [part]: next };
					front.pointTo(next.process);
					return watch(next, part);
				} catch (error) {
					log(error instanceof Error ? error.message : String(error));
				}
			}
		});
	}

	async function switchTo(folder: string, options?: Starting): Promise<void> {
		const old = current;
		current = await replace(folder, old, options);
		watch(current.backend, 'backend');
		watch(current.shop, 'shop');
		await old.shop.stop({ handsOff: true });
		await old.backend.stop({ handsOff: true });
	}

	let current: Running;
	try {
		current = await replace(first, null);
	} catch (error) {
		shopFront[Symbol.dispose]();
		backendFront[Symbol.dispose]();
		throw error;
	}
	watch(current.backend, 'backend');
	watch(current.shop, 'shop');
	return {
		...{ shopPort: shopFront.port, backendPort: backendFront.port },
		switchTo(folder, options) {
			const next = work.then(() => switchTo(folder, options));
			work = next.catch(() => undefined);
			return next;
		},
		async [Symbol.asyncDispose]() {
			await work;
			shopFront[Symbol.dispose]();
			await current.shop.stop();
			backendFront[Symbol.dispose]();
			await current.backend.stop();
		},
	};
}

async function becomesReady({ url, ended }: Child): Promise<void> {
	const limit = Date.now() + READY_WITHIN;
	let problem = 'it does not answer';
	let hasEnded = false;
	void ended.then(() => (hasEnded = true));
	while (Date.now() < limit && !hasEnded) {
		try {
			const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) });
			if (response.ok) return;
			problem = await response.text();
		} catch (error) {
			problem = error instanceof Error ? error.message : String(error);
		}
		await wait(LOOK_EVERY);
	}
	throw new Error(`The shop did not become ready within ${READY_WITHIN / 1000} s: ${problem}`);
}
