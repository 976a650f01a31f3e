import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * An embedded database in memory. It starts from an image: the given one, else a cached image of an empty database, which takes one second
 * instead of five.
 */
export async function openInMemory(options: PGliteOptions, filled?: Blob): Promise<PGlite> {
	if (filled) return PGlite.create({ ...options, loadDataDir: filled });
	const file = await imageFile();
	const image = await readFile(file).catch(() => null);
	if (image !== null) return PGlite.create({ ...options, loadDataDir: new Blob([image]) });
	const pglite = await PGlite.create(options);
	await keepImage(file, pglite).catch(() => undefined);
	return pglite;
}

/** One file per version, in the cache of the working folder. */
async function imageFile(): Promise<string> {
	const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
	const { version }: { version?: string } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8'));
	return join('.cache', `empty-database-${version}.tar`);
}

/** Written to a temporary file and renamed, because test files start concurrently. */
async function keepImage(file: string, pglite: PGlite): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	const image = await pglite.dumpDataDir('none');
	const draft = `${file}.${randomUUID()}`;
	await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
	await rename(draft, file);
}
