import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connector, filesEngine, NO_MAPPING, openFolder, openRound, runRound } from '@titraj/connector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const HEAD = 'Šifra;Naziv;Grupa;MPC;Zaliha\n';
const rowsOf = (count: number, price = '5,00') => Array.from({ length: count }, (_, index) => `H-${index};Vijak ${index};Vrt;${price};9\n`).join('');

describe('files of an ERP that staff have to look at', () => {
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
			feeds: [{ match: /^artikli.*\.csv$/, mapping: { columns: { sku: 'Šifra', title: 'Naziv', category: 'Grupa', price: 'MPC', stock: 'Zaliha' } } }],
			stableAfter: 5,
		};
		connector = {
			...{ engine: filesEngine(files), files, mapping: NO_MAPPING, state: join(root, 'state.db') },
			shop: { url: backend.url, key: merchant.key },
		};
	});
	afterAll(async () => {
		await backend.close();
		rmSync(root, { recursive: true, force: true });
	});
	const drop = (name: string, text: string) => writeFileSync(join(root, 'in', name), text);
	const round = async () => {
		using opened = openRound(connector, { log: () => undefined });
		expect(await runRound(opened)).toBe(true);
	};
	const problems = async (): Promise<{ id: number; kind: string; subject: string; reason: string; failed_at: string }[]> =>
		(await merchant.call('GET', '/connectors')).body.items.flatMap(({ problems: list }: { problems: [] }) => list);
	const decide = async (subject: string, decision: 'repeat' | 'dismiss') => {
		const problem = (await problems()).find((one) => one.subject === subject);
		expect((await merchant.call('POST', `/connector-problems/${problem?.id}/decision`, { decision, failed_at: problem?.failed_at })).status).toBe(200);
		// One round takes the decision, the next one acts.
		await round();
		await round();
	};
	const priceOf = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).body?.price?.regular;
	const waits = (name: string) => existsSync(join(root, 'in', name));

	it('rows that the shop refuses are listed in the back office until a later file of their kind has them right', async () => {
		drop('artikli-1.csv', `${HEAD}H-0;Vijak 0;Vrt;5,00;9\nH-KRIVI;Kriv;Vrt;na upit;9\n`);
		await round();
		expect(await priceOf('H-0')).toBe('5.00');
		expect(await problems()).toMatchObject([{ kind: 'product', subject: 'H-KRIVI', reason: expect.stringContaining('na upit') }]);
		drop('artikli-2.csv', `${HEAD}${rowsOf(40)}`);
		await round();
		expect(await problems()).toEqual([]);
	});

	it.each([
		['ends in the middle of a row', `${HEAD}${rowsOf(30, '6,00')}H-30;Vijak 30`, 'fewer columns'],
		['ends without a line end', `${HEAD}${rowsOf(30, '6,00').trimEnd()}`, 'no line end'],
		['has fewer rows than half of the last one', `${HEAD}${rowsOf(10, '6,00')}`, '11 rows'],
	])('a file that %s waits, and is thrown away if staff decide so', async (_, text, reason) => {
		drop('artikli-3.csv', text);
		await round();
		await round();
		expect(waits('artikli-3.csv')).toBe(true);
		expect(await problems()).toMatchObject([{ kind: 'file', subject: 'artikli-3.csv', reason: expect.stringContaining(reason) }]);
		await decide('artikli-3.csv', 'dismiss');
		expect(waits('artikli-3.csv')).toBe(false);
		expect(readdirSync(join(root, 'in', 'failed')).some((name) => name.endsWith('-artikli-3.csv'))).toBe(true);
		expect([await priceOf('H-0'), await problems()]).toEqual(['5.00', []]);
	});

	it('a file that waits is imported once its writer has finished it, and one that staff accept as it is', async () => {
		const whole = `${HEAD}${rowsOf(40, '7,00')}`;
		drop('artikli-4.csv', whole.slice(0, -5));
		await round();
		expect(await priceOf('H-0')).toBe('5.00');
		drop('artikli-4.csv', whole);
		await round();
		expect([await priceOf('H-0'), await problems()]).toEqual(['7.00', []]);
		drop('artikli-5.csv', `${HEAD}${rowsOf(12, '8,00')}`);
		await round();
		expect(await priceOf('H-0')).toBe('7.00');
		await decide('artikli-5.csv', 'repeat');
		expect([await priceOf('H-0'), await problems(), waits('artikli-5.csv')]).toEqual(['8.00', [], false]);
	});

	it('a file that waits brings no old prices back after a later one was imported', async () => {
		drop('artikli-6.csv', `${HEAD}${rowsOf(12, '9,00').trimEnd()}`);
		await round();
		drop('artikli-7.csv', `${HEAD}${rowsOf(40, '10,00')}`);
		await round();
		await round();
		expect([await priceOf('H-0'), await problems(), waits('artikli-6.csv')]).toEqual(['10.00', [], false]);
	});

	it('a file that cannot be read is listed, and read again if staff decide so', async () => {
		drop('artikli-8.csv', '<html>504</html>');
		await round();
		const [{ subject } = { subject: '' }] = await problems();
		expect(subject).toMatch(/-artikli-8\.csv$/);
		await decide(subject, 'repeat');
		expect(await problems()).toMatchObject([{ kind: 'file', subject }]);
		await decide(subject, 'dismiss');
		expect(await problems()).toEqual([]);
	});
});
