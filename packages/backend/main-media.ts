import { parseArgs } from 'node:util';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { retryFailed } from './catalog/media/sources/retry-failed.ts';
import { runRemoval } from './catalog/media/unused/run-removal.ts';
import { runPictures } from './import/pictures/run-pictures.ts';
import { openDatabase } from './migrations/open-database.ts';
import { readConfig } from './platform/settings/config.ts';

const USAGE = `Usage: npm run media -- [options]

Fetches queued pictures and documents of products. Ctrl-C stops it; the next run continues.

  --retry           retries failed ones
  --unused          removes files that no product has named for MEDIA_UNUSED_DAYS, and fetches nothing
  --dry-run         with --unused: says what would be removed, and removes nothing
  --report FILE     list of failures (media-report.csv)
  --data DIR        folder of the embedded database (.data/shop)`;

try {
	const { values } = parseArgs({
		options: {
			retry: { type: 'boolean', default: false },
			unused: { type: 'boolean', default: false },
			'dry-run': { type: 'boolean', default: false },
			report: { type: 'string', default: 'media-report.csv' },
			data: { type: 'string', default: '.data/shop' },
		},
	});
	const config = readConfig({ shop: await loadShop(), dataDir: values.data });
	await using database = await openDatabase(config);
	if (values.unused) console.log(await runRemoval(database.db, { config, dryRun: values['dry-run'] }));
	else {
		if (values.retry) await retryFailed(database.db);
		for (const line of await runPictures({ db: database.db, config, places: null, report: { path: values.report, continues: false } })) console.log(line);
	}
} catch (error) {
	const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
	console.error(error instanceof Error ? error.message : error);
	if (isUsage) console.error(`\n${USAGE}`);
	process.exitCode = isUsage ? 2 : 1;
}
