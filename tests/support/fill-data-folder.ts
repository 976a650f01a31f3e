import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Puts an embedded database into a data folder: the fixture shop, or its tables without content. A copy takes a fraction of a second, a new database several.
 * Returns the folder.
 */
export function fillDataFolder(dataDir: string, name: 'fixture' | 'tables' = 'tables'): string {
	const original = inject(name);
	if (!original) throw new Error('This project has no database to copy: add tests/support/provide-fixture.ts to it in vitest.config.ts');
	const folder = join(dataDir, 'pg');
	mkdirSync(folder, { recursive: true });
	execFileSync('tar', ['-xf', original.image, '-C', folder], { stdio: 'pipe' });
	return dataDir;
}
