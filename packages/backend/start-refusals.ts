import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShopDefinition } from '@titraj/contract/shop/define-shop.ts';
import { findLastBackup } from './backup/index.ts';
import { checkLabelServices } from './courier-labels/index.ts';
import { findMigrationRefusal, MIGRATION_NAMES, readMigrationState } from './migrations/index.ts';
import { openForReading } from './open-for-reading.ts';
import { type Operation, readOperation } from './operation/index.ts';
import { checkProviders } from './payments/index.ts';
import { findDamage, hasDatabase, toDamagedError } from './platform/database/damaged-data.ts';
import { findDataOwner } from './platform/database/data-lock.ts';
import type { Database } from './platform/database/tables.ts';
import { type BackendConfig, readConfig } from './platform/settings/config.ts';
import { readKeptSecret } from './platform/settings/kept-secret.ts';
import { readOrigin } from './platform/shop/origin.ts';

export interface StartRefusals {
	/** Id of the process that has the data folder; null if none has it. */
	readonly owner: number | null;
	/** Other reasons why a start would fail, in sentences. */
	readonly reasons: readonly string[];
	/** Migrations that a start would run. */
	readonly pending: readonly string[];
	/** The shop's state, if its database could be read and is of this version. */
	readonly operation: Operation | null;
}

const NOTHING = { owner: null, reasons: [], pending: [], operation: null };

/** Finds why the backend would not start with a data folder or the database of DATABASE_URL, without changing anything. */
export async function findStartRefusals({ shop, dataDir }: { readonly shop: ShopDefinition; readonly dataDir: string }): Promise<StartRefusals> {
	const { config, wrong } = readSettings(shop);
	if (config === null) return { ...NOTHING, owner: findDataOwner(dataDir), reasons: wrong };
	if (config.databaseUrl !== null) return { ...NOTHING, ...addReasons(wrong, await readDatabase(config)) };
	const owner = findDataOwner(dataDir);
	if (owner !== null) return { ...NOTHING, owner, reasons: wrong };
	const problems = findFolderProblems(dataDir);
	if (problems.length > 0 || !hasDatabase(dataDir)) return { ...NOTHING, reasons: [...wrong, ...problems] };
	return { ...NOTHING, ...addReasons(wrong, await readDatabase({ ...config, dataDir })) };
}

type Read = Omit<StartRefusals, 'owner'>;

const addReasons = (wrong: readonly string[], { reasons, ...read }: Read): Read => ({ ...read, reasons: [...wrong, ...reasons] });

/** The settings as the backend reads them, but without the folder, in which reading them would write. */
function readSettings(shop: ShopDefinition): { readonly config: BackendConfig | null; readonly wrong: readonly string[] } {
	let config: BackendConfig | null = null;
	const wrong = messageOf(() => {
		config = readConfig({ shop, dataDir: null });
		checkProviders(config);
		checkLabelServices(config);
	});
	return { config, wrong };
}

async function readDatabase(config: BackendConfig): Promise<Read> {
	try {
		await using opened = await openForReading(config);
		return await findRefusals(opened.db, config);
	} catch (cause) {
		const place = config.databaseUrl === null ? config.dataDir : 'DATABASE_URL';
		return { ...NOTHING, reasons: [`The database of ${place} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`] };
	}
}

async function findRefusals(db: Database, config: BackendConfig): Promise<Read> {
	const state = await readMigrationState(db, MIGRATION_NAMES);
	if (state.isNew) return NOTHING;
	const [origin, backup] = [await readOrigin(db), await findLastBackup(config)];
	const refusal = findMigrationRefusal({ state, origin, backup, now: config.now() });
	const isReadable = state.pending.length === 0 && state.breaking.length === 0;
	return { reasons: refusal === null ? [] : [refusal], pending: state.pending, operation: isReadable ? await readOperation(db, config) : null };
}

function findFolderProblems(dataDir: string): string[] {
	const damage = existsSync(dataDir) && hasDatabase(dataDir) ? findDamage(dataDir) : [];
	if (damage.length > 0) return [toDamagedError(dataDir, damage).message];
	return [dataDir, join(dataDir, 'pg')]
		.map(nearestExisting)
		.flatMap((folder) => messageOf(() => accessSync(folder, constants.W_OK | constants.X_OK)).map((why) => `${folder} is not writable: ${why}`))
		.slice(0, 1)
		.concat(messageOf(() => readKeptSecret(dataDir)));
}

const nearestExisting = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path)));

function messageOf(check: () => unknown): string[] {
	try {
		check();
		return [];
	} catch (cause) {
		return [cause instanceof Error ? cause.message : String(cause)];
	}
}
