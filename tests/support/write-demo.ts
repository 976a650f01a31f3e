import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@titraj/backend/migrations/open-database.ts';
import { seedWhenEmpty } from '@titraj/backend/seed/seed.ts';
import { startBackend } from '@titraj/backend/start-backend.ts';
import { demoSeed } from '@titraj/demo/index.ts';

/** Run as a process: writes the image of a database with a small demo shop into a folder that holds the current build as `dist`, and prerenders the shop there. */
const [folder = '', time = '', products = ''] = process.argv.slice(2);
const now = new Date(time);

async function seed(): Promise<Blob> {
	await using opened = await openDatabase({ databaseUrl: null, dataDir: null });
	await seedWhenEmpty(opened.db, demoSeed(Number(products), now));
	const made = await opened.toImage?.();
	if (!made) throw new Error('The embedded database has no image');
	return made;
}

const image = await seed();
writeFileSync(join(folder, 'database.tar'), new Uint8Array(await image.arrayBuffer()));
await using backend = await startBackend({ dataDir: null, port: 0, now: () => now, image });
const args = ['scripts/prerender.ts', '--backend', backend.url, '--dist', join(folder, 'dist'), '--cache', join(folder, 'cache'), '--workers', '2'];
await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { env: { ...process.env, NODE_ENV: 'production' } });
