import { readCommand } from '@titraj/contract/command/read-command.ts';
import { findLastBackup } from './backup/index.ts';
import { createKey, listKeys, revokeKey } from './merchant-api/keys/manage-keys.ts';
import { openDatabase } from './migrations/index.ts';
import { readConfig } from './platform/settings/config.ts';

const USAGE = 'npm run backend:key -- create --name NAME --scopes SCOPE,SCOPE | list | revoke --name NAME   [--data DIR]';

const { values, positionals } = readCommand({
	usage: USAGE,
	about: 'Creates, lists or revokes keys of the merchant API (docs/merchant-api.md).',
	positionals: true,
	options: {
		name: { type: 'string', value: 'NAME', help: 'who uses the key' },
		scopes: { type: 'string', value: 'SCOPES', help: 'what the key may do, separated by commas' },
		data: { type: 'string', default: '.data/shop', value: 'DIR', help: 'folder of the embedded database' },
	},
});
const [command] = positionals;

try {
	if (command !== 'create' && command !== 'list' && command !== 'revoke') throw new Error(`Usage: ${USAGE}`);
	if (command !== 'list' && values.name === undefined) throw new Error(`--name is missing. Usage: ${USAGE}`);
	const config = readConfig({ dataDir: values.data });
	await using database = await openDatabase({ ...config, findBackup: () => findLastBackup(config) });
	if (command === 'create') {
		console.log(await createKey(database.db, { name: values.name ?? '', scopes: values.scopes ?? '' }));
		console.error('Keep it now: it is stored as a hash and cannot be shown again.');
	} else if (command === 'revoke') {
		if (!(await revokeKey(database.db, values.name ?? ''))) throw new Error(`There is no key named ${values.name}`);
		console.log(`${values.name} is revoked`);
	} else
		for (const { name, public_id, scopes, created_at, last_used_at, revoked_at } of await listKeys(database.db))
			console.log(
				[
					name,
					`tk_${public_id}_…`,
					scopes.join(','),
					`created ${toDay(created_at)}`,
					`used ${toDay(last_used_at)}`,
					revoked_at ? `revoked ${toDay(revoked_at)}` : '',
				].join('  '),
			);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function toDay(moment: Date | null): string {
	return moment === null ? 'never' : moment.toISOString().slice(0, 10);
}
