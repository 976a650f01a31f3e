import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShopDefinition } from '@titraj/contract/shop/define-shop.ts';
import { checkProviders } from './payments/index.ts';
import { findDamage, hasDatabase, toDamagedError } from './platform/database/damaged-data.ts';
import { findDataOwner } from './platform/database/data-lock.ts';
import { readConfig } from './platform/settings/config.ts';
import { readKeptSecret } from './platform/settings/kept-secret.ts';

export interface StartRefusals {
	/** Id of the process that has the data folder; null if none has it. */
	readonly owner: number | null;
	/** Other reasons why a start would fail, in sentences. */
	readonly reasons: readonly string[];
}

/** Finds why the backend would not start with a data folder, without changing anything. */
export function findStartRefusals({ shop, dataDir }: { readonly shop: ShopDefinition; readonly dataDir: string }): StartRefusals {
	let usesFolder = true;
	const wrong = messageOf(() => {
		// Without the folder, in which reading the settings would write.
		const config = readConfig({ shop, dataDir: null });
		usesFolder = config.databaseUrl === null;
		checkProviders(config);
	});
	if (!usesFolder) return { owner: null, reasons: wrong };
	const owner = findDataOwner(dataDir);
	return { owner, reasons: [...wrong, ...(owner === null ? findFolderProblems(dataDir) : [])] };
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
