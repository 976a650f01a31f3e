import type { FileStore } from './file-store.ts';

/** Letters of the hash in the name of a finished file. */
export const HASH = 8;

interface Finished {
	readonly inFolder: string;
	readonly name: string;
	/** Of its content: the same file twice has one place. */
	readonly hash: string;
	readonly outcome: 'done' | 'failed';
	readonly report: readonly string[];
}

/** Moves a file out of the way and writes its report beside it. Repeated after a killed process, it does what is left. */
export async function finishFile(store: FileStore, { inFolder, name, hash, outcome, report }: Finished): Promise<void> {
	const place = `${inFolder}/${outcome}/${hash.slice(0, HASH)}-${name}`;
	await store.write(`${place}.report.txt`, Buffer.from(`${[outcome, ...report].join('\n')}\n`));
	if (await store.exists(`${inFolder}/${name}`)) await store.move(`${inFolder}/${name}`, place);
}
