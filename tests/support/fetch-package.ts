import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PinnedPackage {
	/** `name@version` in the npm registry. */
	readonly name: string;
	/** Digest of the registry. */
	readonly integrity: string;
	/** The only file that is needed, within the package. */
	readonly file: string;
}

/** Downloads one file of a pinned npm package into a folder. For tools of tests that are too large for a dependency of everybody, or not in every registry. Throws if the digest differs. */
export async function fetchPackage({ name, integrity, file }: PinnedPackage, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	const place = await mkdtemp(join(folder, 'fetch-'));
	try {
		const { stdout } = await run('npm', ['pack', name, '--json', '--pack-destination', place]);
		const [packed]: readonly { filename: string; integrity: string }[] = JSON.parse(stdout);
		if (packed?.integrity !== integrity) throw new Error(`${name} is not what it was: its digest is ${packed?.integrity}`);
		await run('tar', ['-xzf', join(place, packed.filename.replaceAll('/', '-').replace(/^@/, '')), '-C', place]);
		await rename(join(place, 'package', file), join(folder, file.split('/').at(-1) ?? file));
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}
