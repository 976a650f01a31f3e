import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The platform's edge runtime from the registry, for this kind of machine. It is not a dependency, because its packages for other machines are not in every registry. */
const PACKAGE = '@deno/linux-x64-glibc@2.8.3';
const INTEGRITY = 'sha512-73K6NpAFfGyEJ84nSSPECKilO1+gaEnNU90p/ebluWJBUFJ3HfpUgRxjG6hNXhVLuGDmp0u+2C00Cz6lbW4X+A==';
const FOLDER = resolve('.cache/deno');

/** Folder of a `deno` for the PATH: an installed one, or else the one of the registry, downloaded once into `.cache/deno`. */
export async function findDeno(): Promise<string> {
	const installed = (process.env['PATH'] ?? '').split(':').find((folder) => existsSync(join(folder, 'deno')));
	if (installed !== undefined) return installed;
	if (existsSync(join(FOLDER, 'deno'))) return FOLDER;
	if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('Install Deno 2.8 to test the edge function on this machine');
	await fetchDeno();
	return FOLDER;
}

async function fetchDeno(): Promise<void> {
	await mkdir(FOLDER, { recursive: true });
	const place = await mkdtemp(join(FOLDER, 'fetch-'));
	try {
		const { stdout } = await run('npm', ['pack', PACKAGE, '--json', '--pack-destination', place]);
		const [packed]: readonly { filename: string; integrity: string }[] = JSON.parse(stdout);
		if (packed?.integrity !== INTEGRITY) throw new Error(`${PACKAGE} is not what it was: its digest is ${packed?.integrity}`);
		await run('tar', ['-xzf', join(place, packed.filename.replaceAll('/', '-').replace(/^@/, '')), '-C', place]);
		await rename(join(place, 'package/deno'), join(FOLDER, 'deno'));
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}
