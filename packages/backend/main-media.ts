import { readCommand } from '@titraj/contract/command/read-command.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { findLastBackup } from './backup/index.ts';
import { retryFailed, runRemoval } from './catalog/media/index.ts';
import { runPictures } from './import/pictures/run-pictures.ts';
import { openDatabase } from './migrations/index.ts';
import { readConfig } from './platform/settings/config.ts';

const { values } = readCommand({
	usage: 'npm run media -- [options], or node dist/node/media.js [options]',
	about: 'Fetches queued pictures and documents of products. Ctrl-C stops it; the next run continues.',
	options: {
		retry: { type: 'boolean', default: false, help: 'retries failed ones' },
		unused: { type: 'boolean', default: false, help: 'removes files that no product has named for MEDIA_UNUSED_DAYS, and fetches nothing' },
		'dry-run': { type: 'boolean', default: false, help: 'with --unused: says what would be removed, and removes nothing' },
		report: { type: 'string', default: 'media-report.csv', value: 'FILE', help: 'list of failures' },
		data: { type: 'string', default: '.data/shop', value: 'DIR', help: 'folder of the embedded database' },
	},
});

try {
	const config = readConfig({ shop: await loadShop(), dataDir: values.data });
	await using database = await openDatabase({ ...config, findBackup: () => findLastBackup(config) });
	if (values.unused) console.log(await runRemoval(database.db, { config, dryRun: values['dry-run'] }));
	else {
		if (values.retry) await retryFailed(database.db);
		for (const line of await runPictures({ db: database.db, config, places: null, report: { path: values.report, continues: false } })) console.log(line);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
