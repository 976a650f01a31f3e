import type { Database } from '../tables.ts';
import { createApiKey } from './api-key.ts';
import { isScope, KEY_SCOPES, type Scope } from './scopes.ts';

export const KEY_NAME = /^[a-z0-9][a-z0-9_-]{0,59}$/;

/**
 * Creates a key and returns it. Only its hash is stored, so it cannot be shown again. Throws with the reason if the name or a scope is
 * invalid.
 */
export async function createKey(db: Database, { name, scopes }: { name: string; scopes: string }): Promise<string> {
	if (!KEY_NAME.test(name)) throw new Error(`--name is "${name}": use at most 60 lower-case letters, digits, dashes and underscores`);
	const wanted = parseScopes(scopes);
	if (await findActiveKey(db, name)) throw new Error(`A key named ${name} already exists: revoke it first, or choose another name`);
	const { key, ...stored } = createApiKey();
	await db
		.insertInto('api_keys')
		.values({ ...stored, name, scopes: wanted })
		.execute();
	return key;
}

/** A key that is not revoked, by its name. */
export const findActiveKey = (db: Database, name: string) =>
	db.selectFrom('api_keys').select('id').where('name', '=', name).where('revoked_at', 'is', null).executeTakeFirst();

/** Returns whether there was such a key. It is refused from the next call on. */
export async function revokeKey(db: Database, name: string): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('api_keys')
		.set({ revoked_at: new Date() })
		.where('name', '=', name)
		.where('revoked_at', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export const listKeys = (db: Database) =>
	db.selectFrom('api_keys').select(['name', 'public_id', 'scopes', 'created_at', 'last_used_at', 'revoked_at']).orderBy('id').execute();

function parseScopes(text: string): Scope[] {
	const scopes = text
		.split(',')
		.map((scope) => scope.trim())
		.filter(Boolean);
	const unknown = scopes.filter((scope) => !KEY_SCOPES.some((known) => known === scope));
	if (scopes.length === 0 || unknown.length > 0)
		throw new Error(`--scopes ${unknown.length > 0 ? `has unknown scopes: ${unknown.join(', ')}` : 'is empty'}; choose from ${KEY_SCOPES.join(', ')}`);
	return [...new Set(scopes.filter(isScope))];
}
