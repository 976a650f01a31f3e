import { asksForHelp } from '@titraj/contract/command/read-command.ts';
import { toPrintable } from '@titraj/contract/log/log-line.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { findLastBackup } from './backup/index.ts';
import { type CommandOptions, parseCommand, USAGE, UsageError } from './import/command-options.ts';
import { runPictures } from './import/pictures/run-pictures.ts';
import { importRedirects, saveInDatabase, sendToShop } from './import/redirects/import-redirects.ts';
import { describeReport } from './import/report/describe-report.ts';
import { ProgressBar } from './import/report/progress.ts';
import { runImport } from './import/run-import.ts';
import { saveMemory } from './import/save-memory.ts';
import { FeedError } from './import/source/feed-error.ts';
import { importStores, saveStoresInDatabase, sendStoresToShop } from './import/stores/import-stores.ts';
import { databaseTarget } from './import/target/database-target.ts';
import { runningTarget } from './import/target/running-target.ts';
import { FirstEntry } from './merchant-api/http/entry.ts';
import { type CommandAccess, readCommandAccess } from './merchant-api/keys/command-access.ts';
import { openDatabase } from './migrations/index.ts';
import { DamagedDataError } from './platform/database/damaged-data.ts';
import { DataInUseError, findDataOwner } from './platform/database/data-lock.ts';
import { type BackendConfig, readConfig } from './platform/settings/config.ts';
import { beginOwnShop } from './seed/index.ts';
import { writeAudit } from './staff/index.ts';

if (asksForHelp(process.argv.slice(2))) {
	console.log(USAGE);
	process.exit(0);
}
try {
	process.exitCode = await run(parseCommand(process.argv.slice(2)));
} catch (error) {
	if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
	else if (error instanceof FeedError || error instanceof DataInUseError || error instanceof DamagedDataError) console.error(error.message);
	else throw error;
	process.exitCode = 2;
}

/** 0: all of the feed is in the shop. 1: some of it is not. */
async function run(options: CommandOptions): Promise<number> {
	saveMemory();
	const config = readConfig({ shop: await loadShop(), dataDir: options.data });
	const access = config.dataDir !== null && findDataOwner(config.dataDir) !== null ? readCommandAccess(config.dataDir) : null;
	if (access !== null && options.redirects) {
		console.log(`The shop at ${access.url} runs: the rules are sent to it.`);
		return runRedirects(options, sendToShop(access));
	}
	if (access !== null && options.stores) {
		console.log(`The shop at ${access.url} runs: the stores are sent to it.`);
		return runStores(options, sendStoresToShop(access));
	}
	if (access !== null) return importWhileOpen(options, config, access);
	await using database = await openDatabase({ ...config, isCommand: true, findBackup: () => findLastBackup(config) });
	await beginOwnShop(database.db);
	if (options.stores) return runStores(options, saveStoresInDatabase(database.db));
	if (options.redirects) return runRedirects(options, saveInDatabase(database.db));
	const started = performance.now();
	const bar = new ProgressBar(process.stderr, () => performance.now());
	const report = await runImport(options, {
		target: databaseTarget(database.db, config, new FirstEntry((trx) => writeAudit(trx, toCommandEntry(options)))),
		config,
		log: console.log,
		onProgress: (rows, share) => bar.update(rows, share),
	});
	bar.clear();
	if (report === null) return 0;
	const seconds = (performance.now() - started) / 1000;
	for (const line of describeReport(report, { seconds, ...options })) console.log(toPrintable(line));
	if (!options.dryRun && !options.picturesLater) {
		const reported = { path: options.report, continues: report.refused + report.leftOut > 0 };
		for (const line of await runPictures({ db: database.db, config, places: report.places, report: reported })) console.log(toPrintable(line));
	}
	return report.failures.length > 0 || report.doubt !== undefined ? 1 : 0;
}

/** The entry of the log of changes of an import while no shop is open, which the command itself makes. */
function toCommandEntry({ source }: CommandOptions) {
	return {
		...{ caller: 'command', name: 'import', operation: 'runImport', entity: '/imports' },
		// An address may contain a password.
		...{ before: null, after: { source: URL.canParse(source) ? new URL(source).host : source } },
	};
}

async function runStores(options: CommandOptions, save: Parameters<typeof importStores>[1]): Promise<number> {
	const { stores, accepted, rejected } = await importStores(options.source, save, ({ row, id, reason }) =>
		console.error(toPrintable(`store ${row}, id ${id ?? '-'}: ${reason}`)),
	);
	console.log(`${stores} stores: ${accepted} accepted, ${rejected} refused`);
	return rejected > 0 ? 1 : 0;
}

async function runRedirects(options: CommandOptions, save: Parameters<typeof importRedirects>[1]): Promise<number> {
	const { rows, refused } = await importRedirects(options, save, ({ line, reason }) => console.error(`line ${line}: ${reason}`));
	console.log(`${rows} redirect rules: ${rows - refused} accepted, ${refused} refused`);
	return refused > 0 ? 1 : 0;
}

/** Sends products through the merchant API of the shop that runs on this data folder. It stays open, and fetches the pictures itself. */
async function importWhileOpen(options: CommandOptions, config: BackendConfig, access: CommandAccess): Promise<number> {
	console.log(`The shop at ${access.url} runs: the import sends to it${options.dryRun ? ', and writes nothing' : ''}.`);
	const started = performance.now();
	const bar = new ProgressBar(process.stderr, () => performance.now());
	const report = await runImport(options, { target: runningTarget(access), config, log: console.log, onProgress: (rows, share) => bar.update(rows, share) });
	bar.clear();
	if (report === null) return 0;
	const seconds = (performance.now() - started) / 1000;
	for (const line of describeReport(report, { seconds, ...options })) console.log(toPrintable(line));
	if (!options.dryRun && report.places.size > 0) console.log('The running shop fetches the pictures.');
	return report.failures.length > 0 || report.doubt !== undefined ? 1 : 0;
}
