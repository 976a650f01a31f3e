import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { readNdjsonLines } from '@titraj/backend/merchant-api/bulk/ndjson-lines.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const stock = (sku: string, quantity: number) => ({ sku, stock: { quantity } });

describe('a bulk call', () => {
	it('returns a result for each row in order, and the counts in its last line', async () => {
		const lines = [
			JSON.stringify(newRow('B-1')),
			'',
			'{"sku":',
			JSON.stringify(stock('MON-1', 9)),
			JSON.stringify(stock('MON-1', 9)),
			'[]',
			`{"sku":"${'x'.repeat(1_100_000)}"}`,
			' \r',
		];
		const { status, lines: results } = await merchant.bulk(lines.join('\n'));
		expect(status).toBe(200);
		expect(results).toMatchObject([
			{ row: 1, sku: 'B-1', outcome: 'created' },
			{ row: 2, sku: null, outcome: 'refused', errors: [{ field: '', reason: 'is no JSON' }] },
			{ row: 3, sku: 'MON-1', outcome: 'updated' },
			{ row: 4, sku: 'MON-1', outcome: 'unchanged' },
			{ row: 5, sku: null, outcome: 'refused' },
			{ row: 6, sku: null, outcome: 'refused', errors: [{ field: '', reason: 'is longer than 1 MB' }] },
			{ done: true, rows: 6, created: 1, updated: 1, unchanged: 1, refused: 3 },
		]);
	});

	it('writes nothing in a dry run', async () => {
		const { lines } = await merchant.bulk([newRow('DRY'), stock('MON-2', 55)], '?dry_run=true');
		expect(lines).toMatchObject([{ outcome: 'created' }, { outcome: 'updated' }, { done: true }]);
		expect((await merchant.call('GET', '/products/DRY')).status).toBe(404);
		expect((await merchant.call('GET', '/products/MON-2')).body.stock.quantity).not.toBe(55);
	});

	it('accepts rows across many batches, and reports the same rows again as unchanged', async () => {
		const rows = Array.from({ length: 1203 }, (_, index) =>
			newRow(`M-${index}`, { stock: { quantity: index }, category_path: ['Masovno', `Polica ${index % 7}`] }),
		);
		expect((await merchant.bulk(rows)).lines.at(-1)).toEqual({ done: true, rows: 1203, created: 1203, updated: 0, unchanged: 0, refused: 0 });
		expect((await merchant.bulk(rows)).lines.at(-1)).toEqual({ done: true, rows: 1203, created: 0, updated: 0, unchanged: 1203, refused: 0 });
		const { items } = (await merchant.call('GET', '/categories')).body;
		expect(items.find(({ code }: { code: string }) => code === 'masovno')).toMatchObject({ products: 1203 });
	}, 120_000);

	it('with too many rows changes nothing', async () => {
		const { status } = await merchant.bulk(`${JSON.stringify(stock('MON-3', 999))}\n${'{}\n'.repeat(100_000)}`);
		expect(status).toBe(413);
		expect((await merchant.call('GET', '/products/MON-3')).body.stock.quantity).not.toBe(999);
	});

	it.each([
		['no rows', '\n \n', 'application/x-ndjson', 400],
		['another media type', '{}', 'application/json', 415],
		['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
	])('of %s is refused', async (_, body, type, status) => {
		const reply = await fetch(`${backend.url}/merchant/v1/bulk/products`, {
			method: 'POST',
			headers: { authorization: `Bearer ${merchant.key}`, 'content-type': type },
			body,
		});
		expect(reply.status).toBe(status);
	});

	it('that is interrupted changes nothing and leaves no file', async () => {
		const spools = () => readdirSync(tmpdir()).filter((name) => name.startsWith('bulk-')).length;
		const before = spools();
		const socket = connect(Number(new URL(backend.url).port), '127.0.0.1');
		await once(socket, 'connect');
		socket.on('error', () => undefined);
		const head = `POST /merchant/v1/bulk/products HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${merchant.key}\r\ncontent-type: application/x-ndjson\r\ncontent-length: 100000\r\n\r\n`;
		socket.write(`${head}${JSON.stringify(stock('MON-4', 999))}\n`);
		await expect.poll(spools).toBe(before + 1);
		socket.destroy();
		await expect.poll(spools).toBe(before);
		expect((await merchant.call('GET', '/products/MON-4')).body.stock.quantity).not.toBe(999);
		expect((await merchant.bulk([stock('MON-4', 8)])).status).toBe(200);
	});
});

describe('lines of NDJSON', () => {
	it('are the same in any chunks', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(
					fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\n\r]/g, ' ').trim()),
					{ maxLength: 8 },
				),
				fc.integer({ min: 1, max: 9 }),
				async (texts, size) => {
					const bytes = Buffer.from(texts.join('\n'));
					const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
					const lines: (string | null)[] = [];
					for await (const line of readNdjsonLines(Readable.from(chunks, { objectMode: true }))) lines.push(line);
					expect(lines).toEqual(
						Buffer.from(texts.join('\n'))
							.toString()
							.split('\n')
							.map((text) => text.trim())
							.filter((text) => text !== ''),
					);
				},
			),
		);
	});
});
