import { writeFile } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { shopFixture } from './shop-fixture.ts';

/** Run as a process: makes a database with tables alone and one with the fixture shop. The places are two databases of a server, or two files for images of embedded ones. */
const [tables = '', shop = ''] = process.argv.slice(2);
if (URL.canParse(tables)) {
	await (await openDatabase({ databaseUrl: tables, dataDir: null })).close();
	await using opened = await openDatabase({ databaseUrl: shop, dataDir: null });
	await seedWhenEmpty(opened.db, shopFixture());
} else {
	await using opened = await openDatabase({ databaseUrl: null, dataDir: null });
	await writeImage(tables, opened);
	await seedWhenEmpty(opened.db, shopFixture());
	await writeImage(shop, opened);
}

async function writeImage(file: string, opened: OpenDatabase): Promise<void> {
	const image = await opened.toImage?.();
	if (image) await writeFile(file, new Uint8Array(await image.arrayBuffer()));
}
