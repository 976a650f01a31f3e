import { join } from 'node:path';
import { openRound, runRound } from '@titraj/connector';
import { expect, it, onTestFinished } from 'vitest';
import { openPlainEngine, plainEngine, plainMapping } from '#tests/support/connector-kit/plain-engine.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend } from '#tests/support/start-test-backend.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** More than the connector reads one by one, so that it reads the whole catalog of the shop. */
const PRODUCTS = 60;
/** Milliseconds, also for a busy machine. */
const CALL_TIMEOUT = 60_000;

it('a comparison of a whole catalog reports what staff changed, once, writes nothing else, and takes off sale what is gone', async () => {
	await using backend = await startTestBackend(undefined, { merchantCallsPerMinute: 1_000_000 });
	const merchant = await openMerchant(backend);
	const engine = await openPlainEngine();
	onTestFinished(() => engine.close());
	const connector = {
		...{ engine: plainEngine(engine.url, CALL_TIMEOUT), mapping: plainMapping, shop: { url: backend.url, key: merchant.key } },
		state: join(temporaryFolder('comparison-'), 'state.db'),
	};
	const compare = async () => {
		const lines: Record<string, unknown>[] = [];
		using opened = openRound(connector, { log: (line) => lines.push(line) });
		expect(await runRound(opened, { compare: true })).toBe(true);
		return { lines: lines.filter(({ event }) => event !== 'order_sent'), counters: opened.state.counters() };
	};
	const price = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).body.price.regular;
	for (let index = 0; index < PRODUCTS; index++) engine.putProduct({ sku: `ALL-${index}`, title: `Proizvod ${index}`, price: '20.00', stock: 5 });

	const first = await compare();
	expect(first.lines).toEqual([{ event: 'compared', products: PRODUCTS, missing: 0 }]);
	expect(first.counters).toMatchObject({ rows_created: PRODUCTS });

	await merchant.call('PUT', '/products/ALL-7', { title: 'Naslov osoblja', description: 'Opis osoblja' });
	engine.putProduct({ sku: 'ALL-9', title: 'Proizvod 9', price: '25.00', stock: 5 });
	const second = await compare();
	expect(second.lines).toEqual([
		{ event: 'overwritten', sku: 'ALL-7', field: 'title', shop: 'Naslov osoblja', source: 'Proizvod 7' },
		{ event: 'compared', products: PRODUCTS, missing: 0 },
	]);
	expect(second.counters).toMatchObject({ rows_updated: 2, rows_unchanged: PRODUCTS - 2 });
	expect((await merchant.call('GET', '/products/ALL-7')).body).toMatchObject({ title: 'Proizvod 7', description: 'Opis osoblja' });
	expect([await price('ALL-9'), await price('ALL-8')]).toEqual(['25.00', '20.00']);

	await engine.removeProduct?.('ALL-0');
	expect((await compare()).lines).toEqual([
		{ event: 'off_sale', sku: 'ALL-0' },
		{ event: 'compared', products: PRODUCTS - 1, missing: 1 },
	]);
	expect((await merchant.call('GET', '/products/ALL-0')).body).toMatchObject({ archived: true });
	expect((await compare()).lines).toEqual([{ event: 'compared', products: PRODUCTS - 1, missing: 0 }]);
}, 180_000);
