import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { demoSeed } from './demo-seed.ts';
import { importFeed } from './import/import-feed.ts';
import { importStores } from './import/import-stores.ts';
import { seedFrame } from './seed.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { data: { type: 'string', default: '.data/shop' }, stores: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (file === undefined) {
	console.error('Usage: node backend/main-import.ts FILE [--stores] [--data DIR]');
	process.exit(2);
}

const started = performance.now();
await using database = await openDatabase(readConfig({ dataDir: values.data }));
await seedFrame(database.db, demoSeed(0, new Date()));
const report = values.stores
	? await importStores(database.db, file, ({ row, id, reason }) => console.error(`store ${row}, id ${id ?? '-'}: ${reason}`))
	: await importFeed(database.db, file, ({ line, sku, reason }) => console.error(`line ${line}, sku ${sku ?? '-'}: ${reason}`));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${report.lines} lines: ${report.accepted} accepted (${report.written} written), ${report.rejected} rejected, ${seconds} s`);
