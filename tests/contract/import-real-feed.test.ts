import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { readMappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { expect, test } from 'vitest';
import { mapFeed } from '#tests/support/map-feed.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const REAL = ['../shared/data', '../../shared/data'].map((folder) => path(`${folder}/opendb-electronics.jsonl.gz`)).find(existsSync);

/** At 0.92 euros per dollar: ten-thousandths of a euro for cents. */
const RATE = 92n;

test.skipIf(REAL === undefined)(
	'43,926 real products: each is accepted with its exact price, and without data that the feed does not have (skipped without the feed)',
	async () => {
		const { products } = await mapFeed(REAL ?? '', { mapping: await readMappingFile(path('docs/examples/opendb.map.json')) });
		const lines = createInterface({ input: createReadStream(REAL ?? '').pipe(createGunzip()) });
		let place = 0;
		const wrong: unknown[] = [];
		for await (const line of lines) {
			const source = JSON.parse(line) as { sku: string; price_usd: number };
			const product = products[place];
			place += 1;
			const exact = BigInt(Math.round(source.price_usd * 100)) * RATE;
			const [whole = '', fraction = ''] = (product?.ok ? product.row.price?.amount : undefined)?.split('.') ?? [];
			const isSame = product?.ok && product.row.sku === source.sku && BigInt(whole + fraction.padEnd(4, '0')) === exact;
			if (!isSame || product.row.stock !== undefined || product.row.price?.sale !== undefined || product.row.images !== undefined)
				wrong.push([place, source.sku, product]);
		}
		expect(wrong).toEqual([]);
		expect([place, products.length]).toEqual([43_926, 43_926]);
	},
	180_000,
);
