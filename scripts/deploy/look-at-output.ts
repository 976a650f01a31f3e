import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DigestBook } from './digest-book.ts';

/** Enters every file of an output into the book. */
export function lookAtOutput(output: string, book: Pick<DigestBook, 'look' | 'endLook'>): void {
	const waiting = [''];
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
		for (const entry of readdirSync(join(output, at), { withFileTypes: true })) {
			const path = `${at}/${entry.name}`;
			if (entry.isDirectory()) waiting.push(path);
			else book.look(path, join(output, path));
		}
	book.endLook();
}
