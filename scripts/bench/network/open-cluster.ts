import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CpuGroup, openCpuGroup, removeLeftGroups } from './cpu-group.ts';
import { type LinkQuality, openNetwork } from './open-network.ts';
import { type Program, startProgram } from './program.ts';

interface ClusterOptions {
	readonly machines: number;
	readonly quality: LinkQuality;
	/** Processors of one machine, e.g. 0.5. */
	readonly processors: number;
	/** Threads of one machine. */
	readonly threads: number;
	/** Data folder of the backend. */
	readonly data: string;
	/** Folder for builds, caches and stored objects. */
	readonly work: string;
}

/** Groups whose processor time is counted separately. */
export const CENTER_PARTS = ['backend', 'redis', 'storage', 'coordinator', 'links'] as const;
export type Part = (typeof CENTER_PARTS)[number] | 'machines';

/** A distributed build's computers: backend, Redis, storage and coordinator in one network namespace, each machine that renders in another. */
export interface Cluster extends AsyncDisposable {
	/** Starts a machine that renders. */
	startMachine(nth: number): Program;
	/** Starts a build of everything that writes to this folder of the bucket. */
	startBuild(folder: string, cache: string): Program;
	/** Folder of the bucket's objects. */
	readonly objects: string;
	/** Processor seconds so far. */
	spent(): Record<Part, number>;
}

const BUCKET = 'pages';
const [REDIS, BACKEND, STORAGE] = [6379, 8787, 9000] as const;
const node = (script: string, ...args: readonly string[]) => [process.execPath, '--disable-warning=ExperimentalWarning', script, ...args];

export async function openCluster({ machines, quality, processors, threads, data, work }: ClusterOptions): Promise<Cluster> {
	removeLeftGroups();
	await using opened = new AsyncDisposableStack();
	const addGroup = (name: string, limit?: number): CpuGroup => opened.use(openCpuGroup(name, limit));
	const [backend, redis, storage, coordinator, links] = CENTER_PARTS.map((name) => addGroup(name)) as [CpuGroup, CpuGroup, CpuGroup, CpuGroup, CpuGroup];
	const groups = Array.from({ length: machines }, (_, nth) => addGroup(`machine-${nth}`, processors));
	const { center, address, machines: namespaces } = opened.use(await openNetwork(machines, { quality, group: links }));
	const objects = resolve(work, 'objects');
	mkdirSync(objects, { recursive: true });
	const [queue, backendUrl] = [`redis://${address}:${REDIS}`, `http://${address}:${BACKEND}`];
	const keys = { S3_ENDPOINT: `http://${address}:${STORAGE}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
	const variables = {
		...keys,
		NODE_ENV: 'production',
		SITE_URL: 'http://localhost:8888',
		BACKEND_URL: backendUrl,
		BACKEND_TIMEOUT: '30000',
		LOG_LEVEL: 'warn',
	};
	const inCenter = { namespace: center, variables: { ...variables, HOST: address, TEST_BANK: '1' } };
	const run = (command: readonly string[], group: CpuGroup) => opened.use(startProgram(command, { ...inCenter, group }));
	const settings = ['--port', String(REDIS), '--bind', address, '--protected-mode', 'no', '--save', '', '--appendonly', 'no'];
	await Promise.all([
		run(['redis-server', ...settings], redis).waitForOutput(/Ready to accept/),
		run(node('scripts/bench/s3-child.ts', '--address', address, '--port', String(STORAGE), '--folder', objects, '--bucket', BUCKET), storage).waitForOutput(
			/Storage: /,
		),
		run(node('dist/node/backend.js', '--port', String(BACKEND), '--data', data, '--demo', '--products', '0'), backend).waitForOutput(/Backend: /),
	]);
	const closing = opened.move();
	return {
		objects: join(objects, BUCKET),
		startMachine(nth) {
			const [namespace, group] = [namespaces[nth], groups[nth]];
			if (namespace === undefined || group === undefined) throw new Error(`There are ${machines} machines, and machine ${nth} was to be started`);
			const command = node('dist/node/prerender-worker.js', '--queue', queue, '--dist', join(work, 'dist'), '--workers', String(threads));
			return closing.use(startProgram(command, { namespace, group, variables }));
		},
		startBuild(folder, cache) {
			const command = node('dist/node/prerender.js', '--queue', queue, '--dist', join(work, 'dist'), '--cache', cache, '--output', `s3://${BUCKET}/${folder}`);
			return closing.use(startProgram(command, { ...inCenter, group: coordinator }));
		},
		spent: () => ({
			...{ backend: backend.seconds(), redis: redis.seconds(), storage: storage.seconds(), coordinator: coordinator.seconds(), links: links.seconds() },
			machines: groups.reduce((sum, group) => sum + group.seconds(), 0),
		}),
		[Symbol.asyncDispose]: () => closing.disposeAsync(),
	};
}
