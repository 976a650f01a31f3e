import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { checkRestored, readIdentity, restoreBackup, takeBackup } from './backup/index.ts';
import { openDatabase, toMigrationOfBackup } from './migrations/index.ts';
import { toFilePlace } from './platform/media/media-place.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { readConfig } from './platform/settings/config.ts';

const { values } = readCommand({
	usage: 'npm run drill -- [--identity FILE] [--from PLACE]',
	about: 'Restores the newest backup into a temporary folder, checks that it is complete, prints how long it took, and removes it (docs/backup.md).',
	options: {
		identity: { type: 'string', value: 'FILE', help: 'file that holds the secret key (AGE-SECRET-KEY-1…); - reads it from the standard input' },
		from: { type: 'string', value: 'PLACE', help: 'a folder, or s3://bucket/prefix, instead of BACKUP_PLACE' },
	},
});

const folder = await mkdtemp(join(tmpdir(), 'shop-drill-'));
try {
	const started = performance.now();
	const config = readConfig({ databaseUrl: null, dataDir: join(folder, 'data') });
	const named = values.from ?? config.backups.place;
	if (named === null) throw new Error('Where are the backups? Set BACKUP_PLACE, or name the place with --from');
	const place = openMediaStore(toFilePlace('BACKUP_PLACE', named, config.s3));
	const path = await takeBackup({ place, named, wanted: null, folder });
	const open = (lastMigration?: string) => openDatabase({ ...config, isCommand: true, ...(lastMigration !== undefined && { lastMigration }) });
	const identity = values.identity === undefined ? null : readIdentity(values.identity);
	const { madeAt, rows } = await restoreBackup({ path, open, identity, toMigration: toMigrationOfBackup, keepSecret: () => undefined });
	await using database = await open();
	const { orders, lastOrder, papers, customers, products, files, problems } = await checkRestored(database.db, { place, madeAt, now: new Date() });
	console.log(`Restored ${rows} rows of ${madeAt} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
	console.log(
		`It has ${orders} orders (the last one ${lastOrder ?? 'never'}), ${papers} papers, ${customers} customers, ${products} products and ${files} files.`,
	);
	for (const problem of problems) console.error(`BAD   ${problem}`);
	console.log(problems.length === 0 ? 'All is there. The copy is removed; the shop was not touched.' : 'The copy is removed; the shop was not touched.');
	if (problems.length > 0) process.exitCode = 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
} finally {
	await rm(folder, { recursive: true, force: true });
}
