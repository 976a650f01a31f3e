import { writeFile } from 'node:fs/promises';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { shopFixture } from './shop-fixture.ts';

/** Run as a process: fills a database with the fixture shop. Without an address it is an embedded one, whose image is written to the file. */
const [file = '', databaseUrl = ''] = process.argv.slice(2);
await using opened = await openDatabase({ databaseUrl: databaseUrl || null, dataDir: null });
await seedWhenEmpty(opened.db, shopFixture());
const image = await opened.toImage?.();
if (image) await writeFile(file, new Uint8Array(await image.arrayBuffer()));
