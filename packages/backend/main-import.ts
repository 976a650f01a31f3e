import { parseArgs } from 'node:util';
import { importFeed } from './import/import-feed.ts';
import { importStores } from './import/import-stores.ts';
import { openDatabase } from './migrations/open-database.ts';
import { readConfig } from './platform/settings/config.ts';
import { loadDemoSeed } from './seed/demo-seed.ts';
import { seedFrame } from './seed/seed.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		data: { type: 'string', default: '.data/shop' },
		stores: { type: 'boolean', default: false },
		/** The feed is the whole assortment: what it does not name goes off sale. */
		complete: { type: 'boolean', default: false },
		/** Percent of the products on sale that a complete feed may take off. */
		'at-most': { type: 'string', default: '20' },
	},
});
const [file] = positionals;
const atMost = Number(values['at-most']);
if (file === undefined || !(atMost >= 0 && atMost <= 100)) {
	console.error('Usage: node packages/backend/main-import.ts FILE [--complete [--at-most PERCENT] | --stores] [--data DIR]');
	process.exit(2);
}

const started = performance.now();
await using database = await openDatabase(readConfig({ dataDir: values.data }));
const frame = await loadDemoSeed(0, new Date());
if (frame) await seedFrame(database.db, frame);
const report = values.stores
	? await importStores(database.db, file, ({ row, id, reason }) => console.error(`store ${row}, id ${id ?? '-'}: ${reason}`))
	: await importFeed(
			database.db,
			file,
			({ line, sku, reason }) => console.error(`line ${line}, sku ${sku ?? '-'}: ${reason}`),
			values.complete ? { completeAtMost: atMost / 100 } : {},
		);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${report.lines} lines: ${report.accepted} accepted (${report.written} written), ${report.rejected} rejected, ${seconds} s`);
if (report.withdrawn) console.log(`${report.withdrawn} products that the feed does not name are off sale`);
if (report.doubt) {
	console.error(`No product was taken off sale: ${report.doubt}`);
	process.exitCode = 1;
}
