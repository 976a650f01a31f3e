import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillDataFolder } from '#tests/support/fill-data-folder.ts';

// Commands start as processes of their own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// Has its own data folder: the command finds the running shop by it.
const dir = mkdtempSync(join(tmpdir(), 'open-'));
const data = join(dir, 'data');
const COMMAND = fileURLToPath(new URL('../../packages/backend/main-import.ts', import.meta.url));

let backend: RunningBackend;
const start = () => startBackend({ dataDir: data, databaseUrl: null, port: 0, host: '127.0.0.1', devPages: false });
beforeAll(async () => {
	fillDataFolder(data);
	backend = await start();
});
afterAll(async () => {
	await backend.close();
	rmSync(dir, { recursive: true });
});

/** Runs the command as a merchant does, and returns its exit code and output. */
async function runCommand(...args: string[]): Promise<{ code: number | null; output: string }> {
	const { DATABASE_URL: _server, ...env } = process.env;
	const child = spawn(process.execPath, [COMMAND, ...args, '--data', data, '--report', join(dir, 'report.csv')], { stdio: ['ignore', 'pipe', 'pipe'], env });
	let output = '';
	child.stdout.on('data', (chunk) => {
		output += String(chunk);
	});
	child.stderr.on('data', (chunk) => {
		output += String(chunk);
	});
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	return { code, output };
}

const stored = () => backend.db.selectFrom('products').select(['code', 'title', 'quantity', 'visible']).orderBy('code').execute();
let files = 0;
const write = (lines: readonly string[]) => {
	files += 1;
	const folder = join(dir, 'feed');
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `cjenik-${files}.csv`);
	writeFileSync(file, lines.join('\n'));
	return file;
};
const HEADER = 'Šifra;Naziv;Grupa;MPC;Zaliha;Slika';
const map = join(dir, 'map.json');
writeFileSync(map, JSON.stringify({ columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha', images: 'Slika' } }));

test('the running shop keeps address and key for commands in its data folder, for its user alone', () => {
	const file = join(data, 'command-access.json');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ url: backend.url, key: expect.stringMatching(/^tk_/) });
});

test.each([
	['products', 200],
	['product-export', 200],
	['orders', 403],
	['orders/export', 403],
])('the key for commands gets %s with %i, for its scopes are those of the commands', async (path, status) => {
	const { url, key } = JSON.parse(readFileSync(join(data, 'command-access.json'), 'utf8'));
	const { status: found } = await fetch(`${url}/merchant/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });
	expect(found).toBe(status);
});

test('an import with a running shop sends products and pictures through its merchant API, and changes nothing when it is repeated', async () => {
	const file = write([HEADER, 'S-1;Škare;Vrt;12,50;4;s-1.png', 'P-2;Pila;Vrt;9,90;0;', 'L-3;;Vrt;9,90;0;']);
	writeFileSync(
		join(dir, 'feed', 's-1.png'),
		await sharp({ create: { width: 64, height: 64, channels: 3, background: '#080' } })
			.png()
			.toBuffer(),
	);
	const first = await runCommand(file, '--map', map);
	expect(first.output).toContain(`The shop at ${backend.url} runs: the import sends to it.`);
	expect(first.output).toContain('3 products: 2 new, 0 changed, 0 as they were, 1 refused');
	expect(first.code).toBe(0);
	expect(await stored()).toEqual([
		{ code: 'P-2', title: 'Pila', quantity: 0, visible: true },
		{ code: 'S-1', title: 'Škare', quantity: 4, visible: true },
	]);
	const [picture] = await backend.db.selectFrom('product_images').select('media').execute();
	expect(picture?.media).toMatch(/^[0-9a-f]+$/);
	expect((await runCommand(file, '--map', map)).output).toContain('3 products: 0 new, 0 changed, 2 as they were, 1 refused');
});

test('a dry run with a running shop writes nothing', async () => {
	const before = await stored();
	const { output } = await runCommand(write([HEADER, 'N-4;Nova;Vrt;1,00;1;']), '--map', map, '--dry-run');
	expect(output).toContain('1 would be new');
	expect(await stored()).toEqual(before);
});

test('a complete feed takes products off sale that it lacks, while the shop runs', async () => {
	const { output, code } = await runCommand(write([HEADER, 'S-1;Škare;Vrt;12,50;4;']), '--map', map, '--complete', '--at-most', '50');
	expect(output).toContain('1 products that the feed does not name are off sale');
	expect(code).toBe(0);
	expect(await stored()).toMatchObject([
		{ code: 'P-2', visible: false },
		{ code: 'S-1', visible: true },
	]);
});

test('redirect rules are sent to the running shop, and each wrong one is reported with its line', async () => {
	const first = await runCommand(
		write(['stara adresa;nova adresa;kod', '/stari-alat/;/proizvodi/vrt/;301', 'nije adresa;/proizvodi/;', '/nestalo/;;410']),
		'--redirects',
	);
	expect(first.output).toContain(`The shop at ${backend.url} runs: the rules are sent to it.`);
	expect(first.output).toMatch(/line 3: /);
	expect(first.output).toContain('3 redirect rules: 2 accepted, 1 refused');
	expect(first.code).toBe(1);
	expect(await backend.db.selectFrom('redirects').select('old_path').orderBy('old_path').execute()).toEqual([
		{ old_path: '/nestalo/' },
		{ old_path: '/stari-alat/' },
	]);
});

test('stores are sent to the running shop; a repeated list keeps what it does not have', async () => {
	const store = (id: string, rest: object = {}) => ({
		...{ id, name: 'Vrt', address: 'Ilica 5', city: 'Kutina', zip: '44320', location: { lat: 45.48, lon: 16.78 }, hours: 'Sat: 08:00-11:30', services: [] },
		...rest,
	});
	const file = join(dir, 'stores.json');
	writeFileSync(file, JSON.stringify([store('Kutina-Trg'), store('ljubljana', { country: 'SI' }), store('warehouse')]));
	const first = await runCommand(file, '--stores');
	expect(first.output).toContain(`The shop at ${backend.url} runs: the stores are sent to it.`);
	expect(first.output).toMatch(/store 3, id warehouse: /);
	expect(first.output).toContain('3 stores: 2 accepted, 1 refused');
	expect(first.code).toBe(1);
	await backend.db.updateTable('stores').set({ phone: '+385 1 234 567', visible: false }).where('code', '=', 'Kutina-Trg').execute();
	writeFileSync(file, JSON.stringify([store('Kutina-Trg', { name: 'Vrt centar' })]));
	expect((await runCommand(file, '--stores')).code).toBe(0);
	const imported = backend.db.selectFrom('stores').select(['code', 'title', 'country', 'phone', 'visible', 'slug']).where('city', '=', 'Kutina');
	expect(await imported.orderBy('code').execute()).toEqual([
		{ code: 'Kutina-Trg', title: 'Vrt centar', country: 'HR', phone: '+385 1 234 567', visible: false, slug: 'kutina-vrt' },
		{ code: 'ljubljana', title: 'Vrt', country: 'SI', phone: null, visible: true, slug: 'kutina-vrt' },
	]);
});

test('a restart keeps the key, and renews it if it was revoked', async () => {
	const read = () => JSON.parse(readFileSync(join(data, 'command-access.json'), 'utf8')).key;
	const key = read();
	await backend.close();
	backend = await start();
	expect(read()).toBe(key);
	await backend.db.updateTable('api_keys').set({ revoked_at: new Date() }).execute();
	await backend.close();
	backend = await start();
	expect(read()).not.toBe(key);
});
