import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';
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

test('files that run once whatever TEST_DATABASE_URL is do not use it', () => {
	const uses = (file: string) => [...importsOf(file)].some((path) => readFileSync(path, 'utf8').includes('TEST_DATABASE_URL'));
	expectNone(OWN_DATABASE.filter(uses), 'OWN_DATABASE in tests/support/own-database.ts');
});
