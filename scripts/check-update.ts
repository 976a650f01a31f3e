import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildLastRelease, readLastRelease } from './production/build-last-release.ts';
import { checkUpdate } from './production/check-update.ts';
import { buildSources, installRelease } from './production/install-release.ts';

/** Updates a shop that is under load from the last released version to these sources, and back (docs/update.md). Fails if a request fails. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '60' } } });

const last = readLastRelease();
const database = await createTestDatabase();
if (database.url === null) {
	// The embedded database closes connections between two backends: under load one call in a thousand fails (docs/update.md).
	console.log('No Postgres server (TEST_DATABASE_URL): updates under load are not tested.');
	process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'shop-update-'));
try {
	const before = await buildLastRelease(last);
	if (before === null) console.log(`This shallow clone lacks the commit of ${last.version}: the update from it is not tested (git fetch --unshallow).`);
	else {
		await buildSources();
		await installRelease(folder);
		const machine = { node: process.execPath, siteUrl: 'https://shop.example', databaseUrl: database.url };
		await checkUpdate({ ...machine, before, installed: folder, products: values.products });
		console.log(`A running shop of ${last.version} (${last.commit.slice(0, 10)}) is updated to these sources, and returns.`);
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
	await database.drop();
}
