import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#scripts/run/free-port.ts';
import { lockShop, shopFolders } from '#scripts/run/shop-folders.ts';
import { isNightly } from '#tests/support/nightly.ts';

interface Started {
	readonly data: string;
	readonly url: string;
	readonly child: ChildProcess;
	/** Resolve with the exit code if it ends before. */
	readonly open: Promise<'open' | number>;
	readonly ready: Promise<'ready' | number>;
	said(): string;
}

let folder: string;
const shops: Started[] = [];

async function start(data: string): Promise<Started> {
	const [port, backendPort] = [await freePort(), await freePort()];
	const { VITEST: _, NODE_ENV: __, SITE_URL: ___, BACKEND_URL: ____, ...env } = process.env;
	const child = spawn(
		process.execPath,
		[
			'--disable-warning=ExperimentalWarning',
			'scripts/start.ts',
			'--data',
			data,
			'--port',
			String(port),
			'--backend-port',
			String(backendPort),
			'--products',
			'30',
		],
		{ stdio: ['ignore', 'pipe', 'pipe'], env },
	);
	let said = '';
	const { promise: open, resolve: isOpen } = Promise.withResolvers<'open' | number>();
	const { promise: ready, resolve: isReady } = Promise.withResolvers<'ready' | number>();
	const take = (text: unknown) => {
		said += String(text);
		if (said.includes('The shop is open')) isOpen('open');
		if (said.includes('All pages are written')) isReady('ready');
	};
	child.stdout.on('data', take);
	child.stderr.on('data', take);
	child.once('exit', (code) => {
		isOpen(code ?? -1);
		isReady(code ?? -1);
	});
	const shop = { data, url: `http://localhost:${port}`, child, open, ready, said: () => said };
	shops.push(shop);
	return shop;
}

async function stop({ child }: Started, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill(signal);
	await once(child, 'exit');
}

/** The backend of a killed shop may still be running. */
function endOrphan(pid: number): void {
	try {
		process.kill(pid, 'SIGTERM');
	} catch {
		// It has ended with its shop.
	}
}

/** A page that has no file yet is rendered; one that has is a file, and `_headers` holds for it, too. */
async function readPage({ url }: Started, path: string): Promise<{ readonly status: number; readonly policy: string | null; readonly text: string }> {
	const response = await fetch(url + path);
	return { status: response.status, policy: response.headers.get('content-security-policy'), text: await response.text() };
}

const homeOf = async ({ url }: Started) => (await fetch(`${url}/`)).text();

beforeAll(() => {
	folder = mkdtempSync(join(process.cwd(), '.cache', 'two-shops-'));
});
afterAll(async () => {
	await Promise.all(shops.map((shop) => stop(shop)));
	for (const { data } of shops) rmSync(join(shopFolders(data).dist, '..'), { recursive: true, force: true });
	rmSync(folder, { recursive: true, force: true });
});

describe('two shops in one checkout', () => {
	test('with separate data folders and ports serve their own pages', { timeout: 600_000 }, async () => {
		const first = await start(join(folder, 'first'));
		expect(await first.open, first.said()).toBe('open');
		const early = await readPage(first, '/');
		const wasEarly = !first.said().includes('All pages are written');
		expect({ ...early, text: early.text.includes('</html>'), wasEarly }).toEqual({
			...{ status: 200, policy: expect.stringContaining('script-src'), text: true, wasEarly: true },
		});
		expect(await first.ready, first.said()).toBe('ready');
		expect(await readPage(first, '/')).toMatchObject({ status: 200, policy: early.policy });
		const before = await homeOf(first);
		const second = await start(join(folder, 'second'));
		expect(await second.ready, second.said()).toBe('ready');
		expect(await homeOf(first)).toBe(before);
		for (const shop of [first, second]) expect(await homeOf(shop)).toContain(`<link rel="canonical" href="${shop.url}/"`);
	});

	// At night: it takes two more starts. interruption.test.ts stops builds in the middle and continues them.
	test.runIf(isNightly)(
		'a shop that is stopped while its pages are written ends at once, and writes the rest at the next start',
		{ timeout: 300_000 },
		async () => {
			const third = await start(join(folder, 'third'));
			expect(await third.open, third.said()).toBe('open');
			third.child.kill('SIGTERM');
			const [code] = await once(third.child, 'exit');
			expect({ code, said: third.said() }).toEqual({ code: 0, said: expect.not.stringContaining('All pages are written') });
			const again = await start(third.data);
			expect(await again.ready, again.said()).toBe('ready');
			expect((await readPage(again, '/')).status).toBe(200);
			await stop(again);
		},
	);

	test('`npm start` encodes pictures of lists before a shopper asks for them', async () => {
		const [first] = shops;
		if (!first) throw new Error('The first shop has not started');
		// The tests load its documents only, no picture.
		expect(await homeOf(first)).toContain('/media/');
		const encoded = () => globSync(`${shopFolders(first.data).pictures}/**/*.avif`).length;
		await vi.waitFor(() => expect(encoded()).toBeGreaterThan(2), { timeout: 60_000, interval: 250 });
	}, 90_000);

	test('with one data folder: the second is refused with the first one’s name, before it writes anything', async () => {
		const [first] = shops;
		if (!first) throw new Error('The first shop has not started');
		const before = await homeOf(first);
		const again = await start(first.data);
		expect(await again.ready).toBe(1);
		expect(again.said()).toContain(`another \`npm start\` (process ${first.child.pid})`);
		expect(again.said()).toContain('--data');
		expect(again.said()).not.toContain('   at ');
		expect(await homeOf(first)).toBe(before);
	});

	test('a shop that was killed leaves no lock behind', async () => {
		const [first] = shops;
		if (!first) throw new Error('The first shop has not started');
		const backend = Number.parseInt(readFileSync(join(first.data, 'backend.lock'), 'utf8'), 10);
		await stop(first, 'SIGKILL');
		endOrphan(backend);
		expect(existsSync(join(shopFolders(first.data).cache, 'shop.owner'))).toBe(true);
		(await lockShop(shopFolders(first.data)))[Symbol.dispose]();
	});
});

test('the default data folder has its pages where serve and prerender look for them', () => {
	expect(shopFolders('.data/shop')).toEqual({ dist: 'dist', cache: '.cache/prerender' });
	expect(shopFolders(join(process.cwd(), '.data/shop/'))).toEqual(shopFolders('.data/shop'));
	expect(shopFolders('.data/other').dist).not.toBe(shopFolders('elsewhere/other').dist);
});
