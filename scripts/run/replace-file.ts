import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file in one step: readers see the old or the new content, never a part of it. Makes its folder. */
export function replaceFile(file: string, content: string | Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}.new`;
	writeFileSync(temporary, content);
	renameSync(temporary, file);
}
