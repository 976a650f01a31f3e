import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

interface Fingerprint {
	readonly files: readonly string[];
	readonly hash: string;
}

/** Hash of the files' contents and of the names in a folder. */
export async function hashFiles(folder: string, files: readonly string[]): Promise<Fingerprint> {
	const hash = createHash('sha256').update((await readdir(folder)).sort().join('\n'));
	for (const file of files) hash.update(`\n${file}\n`).update(await readFile(file).catch(() => ''));
	return { files, hash: hash.digest('hex') };
}

/** What a file keeps with a fingerprint, if that still holds; else null. */
export async function readFingerprint(file: string, folder: string): Promise<{ readonly folder: string } | null> {
	const kept: (Fingerprint & { readonly folder: string }) | null = await readFile(file, 'utf8').then(JSON.parse, () => null);
	return kept?.folder && (await hashFiles(folder, kept.files)).hash === kept.hash ? kept : null;
}
