import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../tables.ts';
import { isApiKey, toPublicId } from './api-key.ts';
import { createKey, revokeKey } from './manage-keys.ts';

/** Where commands on this machine reach the running shop, and the key that they use. */
export interface CommandAccess {
	readonly url: string;
	readonly key: string;
}

const NAME = 'local-commands';
const SCOPES = ['products:read', 'products:write', 'backups:write', 'operation:read'];

const toFile = (dataDir: string): string => join(dataDir, 'command-access.json');

/**
 * Writes address and key of the running shop into its data folder, readable by its user alone. The key of an earlier run is used again, unless it was
 * revoked or lacks a scope.
 */
export async function keepCommandAccess(db: Database, dataDir: string, url: string): Promise<void> {
	const kept = readCommandAccess(dataDir)?.key;
	const key = kept !== undefined && (await isUsable(db, kept)) ? kept : await renewKey(db);
	mkdirSync(dataDir, { recursive: true });
	const file = toFile(dataDir);
	writeFileSync(`${file}.new`, `${JSON.stringify({ url, key } satisfies CommandAccess)}\n`, { mode: 0o600 });
	renameSync(`${file}.new`, file);
}

/** Address and key of the shop that last ran on a data folder; null if there is no such file. */
export function readCommandAccess(dataDir: string): CommandAccess | null {
	try {
		const value: unknown = JSON.parse(readFileSync(toFile(dataDir), 'utf8'));
		if (typeof value !== 'object' || value === null || !('url' in value) || !('key' in value)) return null;
		return typeof value.url === 'string' && typeof value.key === 'string' ? { url: value.url, key: value.key } : null;
	} catch {
		return null;
	}
}

/** A key of an earlier version may lack a scope. */
async function isUsable(db: Database, key: string): Promise<boolean> {
	const publicId = toPublicId(key);
	if (publicId === null) return false;
	const stored = await db
		.selectFrom('api_keys')
		.select(['secret_hash', 'scopes'])
		.where('public_id', '=', publicId)
		.where('revoked_at', 'is', null)
		.executeTakeFirst();
	return stored !== undefined && isApiKey(key, stored.secret_hash) && SCOPES.every((scope) => stored.scopes.includes(scope));
}

async function renewKey(db: Database): Promise<string> {
	await revokeKey(db, NAME);
	return createKey(db, { name: NAME, scopes: SCOPES.join(',') });
}
