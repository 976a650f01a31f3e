import { once } from 'node:events';
import {
	closeSync,
	cpSync,
	globSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
	writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockCache } from '#scripts/prerender/manifest/lock-cache.ts';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { hashPages } from '#tests/support/hash-pages.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { createBuiltWorkplace, createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';
import { type RunningS3, startS3 } from '#tests/support/start-s3.ts';

let backend: RunningBackend;
let whole: Workplace;
let wanted: Map<string, string>;
let pages: number;
let s3: RunningS3;

beforeAll(async () => {
	[backend, s3] = await Promise.all([startDemoBackend(), startS3()]);
	for (const [name, value] of Object.entries(s3.variables)) vi.stubEnv(name, value);
	whole = createBuiltWorkplace();
	wanted = hashPages(whole.dist);
	pages = globSync('**/index.html', { cwd: join(whole.dist, 'client') }).length;
}, 180_000);
afterAll(async () => {
	vi.unstubAllEnvs();
	whole[Symbol.dispose]();
	await Promise.all([backend.close(), s3[Symbol.asyncDispose]()]);
});

const renderedOf = (output: string): number => Number(/(\d+) rendered/.exec(output)?.[1]);

describe('a build that is interrupted', () => {
	let place: Workplace;
	beforeEach(() => {
		place = createWorkplace();
		return () => place[Symbol.dispose]();
	});

	/** Products come first; then the backend stops responding, so that the build is interrupted in the middle. */
	async function endInTheMiddle(signal: NodeJS.Signals, args: readonly string[]): Promise<number | null> {
		let hangs = 0;
		await using altered = await alterBackend(backend.url, (path, calls) => {
			const isLate = calls > 25 && !path.includes('/misc/');
			hangs += isLate ? 1 : 0;
			return isLate ? 'hang' : undefined;
		});
		const build = place.start(altered.url, ...args);
		await vi.waitFor(() => expect(hangs).toBeGreaterThan(0), { timeout: 30_000, interval: 10 });
		build.kill(signal);
		const [code] = build.exitCode === null && build.signalCode === null ? await once(build, 'exit') : [build.exitCode];
		return code;
	}

	test.each([
		['SIGKILL', 'a folder'],
		['SIGINT', 'storage'],
		...(isNightly
			? ([
					['SIGINT', 'a folder'],
					['SIGKILL', 'storage'],
				] as const)
			: []),
	] as const)('by %s, into %s: no file is incomplete, and the next run continues to the same bytes', async (signal, output) => {
		const isStored = output === 'storage';
		const args = isStored ? ['--output', `s3://${s3.bucket}/${signal}`] : [];
		const hashes = () => (isStored ? s3.hashPages(signal) : hashPages(place.dist));
		expect(await endInTheMiddle(signal, args)).toBe(signal === 'SIGKILL' ? null : 130);
		for (const [name, hash] of hashes()) if (/index\.(html|pageContext\.json)$/.test(name)) expect([name, hash]).toEqual([name, wanted.get(name)]);
		const next = await place.run(backend.url, ...args);
		expect(next.code, next.output).toBe(0);
		expect(renderedOf(next.output)).toBeLessThan(pages);
		expect(hashes()).toEqual(wanted);
		expect(renderedOf((await place.run(backend.url, ...args)).output)).toBe(0);
	});
});

describe('a build on another build’s cache', () => {
	test('waits for it, and reports the process that holds it for too long', async () => {
		using place = createWorkplace();
		const first = await lockCache(place.cache);
		await expect(lockCache(place.cache, 150)).rejects.toThrow(`(process ${process.pid})`);
		const second = lockCache(place.cache, 5000);
		first[Symbol.dispose]();
		(await second)[Symbol.dispose]();
	});

	test('takes over from a killed build, and from an invalid lock file', async () => {
		using place = createWorkplace();
		await using altered = await alterBackend(backend.url, () => 'hang');
		const build = place.start(altered.url);
		await vi.waitFor(() => expect(readFileSync(join(place.cache, 'lock.owner'), 'utf8')).toBe(String(build.pid)), { timeout: 30_000, interval: 20 });
		await expect(lockCache(place.cache, 150)).rejects.toThrow(`process ${build.pid}`);
		build.kill('SIGKILL');
		await once(build, 'exit');
		(await lockCache(place.cache, 2000))[Symbol.dispose]();
		writeFileSync(join(place.cache, 'lock.sqlite'), 'not a lock '.repeat(100));
		(await lockCache(place.cache, 2000))[Symbol.dispose]();
	});
});

describe('a cache or an output that differs from the last build', () => {
	const manifest = () => join(whole.cache, 'manifest.sqlite');
	const page = (name: string) => join(whole.dist, 'client', name || '.');
	const alter = (statement: string) => {
		const database = new DatabaseSync(manifest());
		database.exec(statement);
		database.close();
	};
	const restore = (...cutShort: string[]) => {
		cpSync(page(''), `${page('')}-copy`, { recursive: true });
		rmSync(page(''), { recursive: true });
		renameSync(`${page('')}-copy`, page(''));
		for (const name of cutShort) truncateSync(page(name), 9);
	};
	/** All but what `npm run build` wrote: without that a build is refused. */
	const removePages = () => {
		for (const name of readdirSync(page(''))) if (name !== 'assets') rmSync(page(name), { recursive: true });
	};
	const scribble = (file: string, from: number) => {
		const handle = openSync(file, 'r+');
		for (let at = from; at < statSync(file).size; at += 4096) writeSync(handle, 'spoiled', at);
		closeSync(handle);
	};

	/** Each is noticed by a check of its own. */
	const SPOILED: readonly [string, () => void][] = [
		['no cache', () => rmSync(whole.cache, { recursive: true })],
		['a truncated manifest', () => truncateSync(manifest(), Math.floor(statSync(manifest()).size / 8192) * 4096)],
		['a manifest of noise, with a journal of noise', () => ['', '-wal'].forEach((part) => void writeFileSync(manifest() + part, 'noise '.repeat(20_000)))],
		['a manifest that has lost pages', () => alter("DELETE FROM page WHERE path LIKE '/proizvodi/%'")],
		['a truncated page', () => truncateSync(page('kontakt/index.html'), 9)],
		['no chrome for bots', () => rmSync(page('builds/bots'), { recursive: true })],
		['no pages', removePages],
	];
	/** A check that another one fails, too: each takes a whole crawl. */
	const AT_NIGHT: typeof SPOILED = [
		['a manifest with damaged pages', () => scribble(manifest(), 4096)],
		['a partly restored copy', () => restore('index.html', 'magazin/index.html')],
	];

	test.each(isNightly ? [...SPOILED, ...AT_NIGHT] : SPOILED)('%s: detected and repaired', async (_name, spoil) => {
		spoil();
		const { code, output } = await whole.run(backend.url);
		expect(code, output).toBe(0);
		expect(hashPages(whole.dist)).toEqual(wanted);
	});

	test('a manifest of another format is deleted with a message, and the pages are the same', async () => {
		alter('DROP TABLE page; CREATE TABLE page (path TEXT); PRAGMA user_version = 6');
		const { code, output } = await whole.run(backend.url);
		expect([code, hashPages(whole.dist)], output).toEqual([0, wanted]);
		expect(output).toMatch(
			/^The manifest .*manifest\.sqlite is replaced by an empty one, because it has format 6, and this build writes format \d+: every page is checked$/m,
		);
	});

	test('is checked, and unchanged if it is intact', async () => {
		expect(renderedOf((await whole.run(backend.url)).output)).toBe(0);
	});
});
