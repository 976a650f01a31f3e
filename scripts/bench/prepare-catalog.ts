import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { startBackendProcess } from '../run/start-backend-process.ts';

/** Returns a data folder with the real products of `source`, or with demo products if the file is missing. It is created once and reused. Throws if the import fails. */
export async function prepareCatalog({ products, source }: { products: number; source: string }): Promise<string> {
	const real = existsSync(source);
	const dataDir = `.data/bench-${real ? 'real' : 'demo'}-${products}`;
	const done = join(dataDir, 'prepared');
	if (existsSync(done)) return dataDir;
	rmSync(dataDir, { recursive: true, force: true });
	console.log(real ? `Importing ${products} real products …` : `Generating ${products} demo products …`);
	const backend = await startBackendProcess({ port: 0, dataDir, products: real ? 0 : products, siteUrl: 'http://localhost:8888' });
	await backend.stop();
	if (real) {
		const feed = await firstLines(source, products, `${dataDir}.jsonl`);
		const { status } = spawnSync(
			process.execPath,
			['packages/backend/main-import.ts', feed, '--map', 'docs/examples/opendb.map.json', '--report', `${dataDir}.report.csv`, '--data', dataDir],
			{ stdio: 'inherit' },
		);
		rmSync(feed);
		if (status !== 0) throw new Error(`The import of ${source} ended with code ${status}`);
	}
	writeFileSync(done, '');
	return dataDir;
}

/** Copies the first lines of a feed, gzip or plain, to `target`. */
async function firstLines(source: string, count: number, target: string): Promise<string> {
	const raw = createReadStream(source);
	const lines = createInterface({ input: source.endsWith('.gz') ? raw.pipe(createGunzip()) : raw, crlfDelay: Number.POSITIVE_INFINITY });
	await using file = await open(target, 'w');
	let taken = 0;
	for await (const line of lines) {
		if (taken++ === count) break;
		await file.write(`${line}\n`);
	}
	raw.destroy();
	return target;
}
