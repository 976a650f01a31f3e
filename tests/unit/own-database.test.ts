import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { OWN_DATABASE } from '#tests/support/own-database.ts';

/** Files of `tests/` that a file imports, directly or not, and itself. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(file)) return found;
	found.add(file);
	for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:#|\.)[^']+)'/g)) {
		const path = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
		if (path.startsWith('tests/') && existsSync(path)) importsOf(path, found);
	}
	return found;
}

test.each(OWN_DATABASE)('%s uses no database of TEST_DATABASE_URL, so that it need not run on Postgres', (file) => {
	expect([...importsOf(file)].filter((path) => readFileSync(path, 'utf8').includes('TEST_DATABASE_URL'))).toEqual([]);
});
