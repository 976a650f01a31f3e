import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, type FileStore, filesEngine, listDead, NO_MAPPING, openFolder, openRound, openSftp, runRound, shareStore } from '@titraj/connector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConnector } from '#tests/support/connector-kit/connector-kit.ts';
import { openFilesDouble } from '#tests/support/connector-kit/files-double.ts';
import { type SftpServer, startSftpServer } from '#tests/support/connector-kit/sftp-server.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

// Folders cannot be disturbed, so the shop is.
testConnector('an ERP with a folder', async () => openFilesDouble(async (root) => openFolder(root)), { disturbsShop: true });

// Ciphers take most of its time.
if (isNightly)
	testConnector('an ERP behind SFTP', async () => {
		let server: SftpServer | undefined;
		let open: (() => Promise<FileStore>) | undefined;
		return openFilesDouble(
			async (root) => {
				server ??= await startSftpServer(root);
				const access = { ...server, host: '127.0.0.1' };
				open ??= shareStore(() => openSftp(access));
				return open();
			},
			async () => server?.close(),
		);
	});

describe.each(['folder', 'SFTP'])('a store in a %s', (kind) => {
	let root: string;
	let server: SftpServer | null;
	let store: FileStore;
	beforeAll(async () => {
		root = mkdtempSync(join(tmpdir(), 'store-'));
		server = kind === 'SFTP' ? await startSftpServer(root) : null;
		store = server === null ? openFolder(root) : await openSftp({ ...server, host: '127.0.0.1' });
	});
	afterAll(async () => {
		await store.close();
		await server?.close();
		rmSync(root, { recursive: true, force: true });
	});

	it('lists plain files, reads, writes into new folders, and moves over a file that is there', async () => {
		expect(await store.list('in')).toEqual([]);
		mkdirSync(join(root, 'in', 'done'), { recursive: true });
		writeFileSync(join(root, 'in', 'a.csv'), 'čšž');
		symlinkSync('/etc/hostname', join(root, 'in', 'link.csv'));
		expect((await store.list('in')).map(({ name, bytes }) => `${name} ${bytes}`)).toEqual(['a.csv 6']);
		expect((await store.read('in/a.csv')).toString()).toBe('čšž');
		for (const text of ['first', 'second']) {
			await store.write('orders/new/.x.part', Buffer.from(text));
			await store.move('orders/new/.x.part', 'orders/new/x.xml');
		}
		expect(readFileSync(join(root, 'orders/new/x.xml'), 'utf8')).toBe('second');
		expect([await store.exists('orders/new/x.xml'), await store.exists('orders/new/.x.part')]).toEqual([true, false]);
		await expect(store.read('in/missing.csv')).rejects.toThrow();
	});
});

it('an SFTP server with another key, or a wrong password, is refused', async () => {
	const root = mkdtempSync(join(tmpdir(), 'sftp-'));
	const server = await startSftpServer(root);
	const refusal = (wrong: Partial<typeof server>) => openSftp({ ...server, host: '127.0.0.1', ...wrong }).then(String, (error: Error) => error.message);
	expect(await refusal({ fingerprint: 'SHA256:other' })).toContain(`the server showed the key ${server.fingerprint}, and fingerprint is SHA256:other`);
	expect(await refusal({ password: 'kriva' })).toMatch(/^SFTP 127\.0\.0\.1:\d+: .*authentication/);
	await server.close();
	rmSync(root, { recursive: true });
});

describe('files of an ERP', () => {
	let backend: TestBackend;
	let merchant: MerchantClient;
	let root: string;
	let connector: Connector<never>;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
		merchant = await openMerchant(backend);
		root = mkdtempSync(join(tmpdir(), 'razmjena-'));
		mkdirSync(join(root, 'in'));
		const files = {
			open: async () => openFolder(root),
			feeds: [
				{ match: /^artikli.*\.csv$/, mapping: { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha' } } },
				{ match: /^zaliha.*\.xml$/, mapping: { columns: { sku: 'Sifra', stock: 'Kolicina' } } },
			],
			fulfilments: /^otpreme/,
			stableAfter: 5,
			orders: { format: 'csv', encoding: 'windows-1250', decimal: ',' },
		} as const;
		connector = {
			...{ engine: filesEngine(files), files, mapping: NO_MAPPING, state: join(root, 'state.db') },
			shop: { url: backend.url, key: merchant.key },
		};
	});
	afterAll(async () => {
		await backend.close();
		rmSync(root, { recursive: true, force: true });
	});
	const drop = (name: string, text: string | Buffer) => writeFileSync(join(root, 'in', name), text);
	const inFolder = (folder = '') =>
		readdirSync(join(root, 'in', folder), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name.replace(/^[0-9a-f]{8}-/, '')] : []));
	const round = async () => {
		using opened = openRound(connector, { log: () => undefined });
		expect(await runRound(opened)).toBe(true);
		return listDead(opened.state);
	};
	const read = async (path: string) => (await merchant.call('GET', path)).body;

	it('products in windows-1250 with decimal commas and stock in XML are imported, and acknowledged by a report', async () => {
		drop('artikli-1.csv', Buffer.from('\x8aifra;Naziv;Grupa;MPC;Zaliha\r\nE-1;\x8akare za \x9eivicu;Vrt;1.234,50;4\r\n', 'latin1'));
		await round();
		expect(await read('/products/E-1')).toMatchObject({ title: 'Škare za živicu', price: { regular: '1234.50' }, stock: { quantity: 4 } });
		drop('zaliha-1.xml', '<zalihe><artikl><Sifra>E-1</Sifra><Kolicina>9</Kolicina></artikl></zalihe>');
		await round();
		expect(await read('/products/E-1')).toMatchObject({ stock: { quantity: 9 } });
		expect(inFolder()).toEqual([]);
		expect(inFolder('done').toSorted()).toEqual(['artikli-1.csv', 'artikli-1.csv.report.txt', 'zaliha-1.xml', 'zaliha-1.xml.report.txt']);
	});

	it('an unfinished file stays until it is renamed; one that is no feed is moved away with the reason', async () => {
		drop('artikli-2.csv.part', 'Šifra;Naziv;Grupa;MPC;Zaliha\nE-2;Pila;Vrt;9,90;1\n');
		drop('artikli-3.csv', '');
		drop('artikli-4.csv', '<html>504</html>');
		await round();
		expect(inFolder().toSorted()).toEqual(['artikli-2.csv.part', 'artikli-3.csv']);
		expect(inFolder('failed').toSorted()).toEqual(['artikli-4.csv', 'artikli-4.csv.report.txt']);
		renameSync(join(root, 'in', 'artikli-2.csv.part'), join(root, 'in', 'artikli-2.csv'));
		await round();
		expect(await read('/products/E-2')).toMatchObject({ price: { regular: '9.90' } });
	});

	it('a file that is too large is moved away with the reason, and does not stop the files behind it', async () => {
		drop('artikli-6.csv', '');
		truncateSync(join(root, 'in', 'artikli-6.csv'), 512 * 1024 * 1024 + 1);
		utimesSync(join(root, 'in', 'artikli-6.csv'), 0, 0);
		drop('artikli-7.csv', 'Šifra;Naziv;Grupa;MPC;Zaliha\nE-7;Motika;Vrt;8,00;1\n');
		await round();
		expect(inFolder('failed')).toContain('artikli-6.csv');
		expect(await read('/products/E-7')).toMatchObject({ price: { regular: '8.00' } });
	});

	it('an older price list that comes again brings no old prices back', async () => {
		const list = (price: string) => `Šifra;Naziv;Grupa;MPC;Zaliha\nE-3;Grablje;Vrt;${price};1\n`;
		for (const price of ['10,00', '12,00', '10,00']) {
			drop('artikli-5.csv', list(price));
			await round();
		}
		expect(await read('/products/E-3')).toMatchObject({ price: { regular: '12.00' } });
	});

	it('an order is a CSV in the encoding of the ERP, and no customer writes a formula into it', async () => {
		const number = await placeTestOrder(backend.db, { skus: ['E-1'], status: 'paid', isPaid: true, payment_code: 'card', qty: 2 });
		await backend.db.updateTable('orders').set({ note: '=HYPERLINK("http://zlo.example")\n; " ž' }).where('number', '=', number).execute();
		await round();
		const text = new TextDecoder('windows-1250').decode(readFileSync(join(root, 'orders', `${number}.csv`)));
		expect(text).toContain('Anić');
		expect(text).toContain('110,01');
		expect(text).toContain(`"'=HYPERLINK(""http://zlo.example"") ; "" ž"`);
		expect(readdirSync(join(root, 'orders')).filter((name) => name.startsWith('.') || name.includes(number))).toEqual([`${number}.csv`]);
	});

	it.each(['before', 'after'])(
		'an order whose rename ends with an error %s it was done is there once, also if the ERP has taken it meanwhile',
		async (when) => {
			const number = await placeTestOrder(backend.db, { skus: ['E-1'], status: 'paid', isPaid: true, payment_code: 'card' });
			const folder = openFolder(root);
			const move: FileStore['move'] = async (from, to) => {
				if (when === 'after') await folder.move(from, to);
				throw new Error('the connection was lost');
			};
			const files = { ...connector.files, feeds: [], fulfilments: /^none$/ };
			const run = async (store: FileStore, now: number) => {
				const engine = filesEngine({ ...files, open: async () => store });
				using opened = openRound({ ...connector, files: { ...files, open: async () => store }, engine }, { log: () => undefined, now: () => now });
				await runRound(opened);
			};
			const path = join(root, 'orders', `${number}.csv`);
			await run({ ...folder, move }, Date.now());
			expect(existsSync(path)).toBe(when === 'after');
			rmSync(path, { force: true });
			await run(folder, Date.now() + 24 * 3600_000);
			expect(existsSync(path)).toBe(when === 'before');
			using opened = openRound(connector, { log: () => undefined });
			expect(listDead(opened.state).map(({ id }) => id)).not.toContain(number);
		},
	);

	it('orders from before the day of the connection are not sent', async () => {
		const number = await placeTestOrder(backend.db, { skus: ['E-1'], status: 'paid', isPaid: true, payment_code: 'card' });
		using opened = openRound({ ...connector, ordersFrom: '2100-01-01' }, { log: () => undefined });
		await runRound(opened);
		expect(readdirSync(join(root, 'orders'))).not.toContain(`${number}.csv`);
		expect(await read(`/orders/${number}`)).toMatchObject({ acknowledged: true });
	});

	it('news in XML ship a part of an order; rows that come again, unknown words and unknown orders change nothing, and are reported', async () => {
		const number = await placeTestOrder(backend.db, { skus: ['E-1', 'MON-1'], status: 'paid', isPaid: true, payment_code: 'card', qty: 1 });
		await round();
		const row = `<otprema Broj="${number}"><Status>shipped</Status><Sifra>E-1</Sifra><Kolicina>1,000</Kolicina><BrojPosiljke/></otprema>`;
		drop('otpreme-1.xml', `<otpreme>${row}</otpreme>`);
		await round();
		drop(
			'otpreme-2.xml',
			`<otpreme>${row}<otprema Broj="${number}"><Status>izgubljeno</Status></otprema><otprema Broj="000"><Status>shipped</Status></otprema></otpreme>`,
		);
		drop('otpreme-3.xml', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>');
		const dead = await round();
		expect((await read(`/orders/${number}`)).shipments).toMatchObject([{ lines: [{ sku: 'E-1', quantity: 1 }] }]);
		expect(dead).toMatchObject([{ number: '000', reason: expect.stringContaining('no order 000') }]);
		const reports = readdirSync(join(root, 'in', 'done')).filter((name) => name.includes('otpreme-2') && name.endsWith('.report.txt'));
		expect(readFileSync(join(root, 'in', 'done', reports[0] ?? ''), 'utf8')).toContain('unknown status izgubljeno');
		expect(inFolder('failed')).toContain('otpreme-3.xml');
	});
});
