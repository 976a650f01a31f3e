import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/** Copies the files that a container's build gets: those of the list that .dockerignore does not leave out. */
export function copyContext(files: readonly string[], ignored: string, to: string): void {
	for (const file of files) {
		if (isIgnored(file, ignored)) continue;
		mkdirSync(dirname(join(to, file)), { recursive: true });
		cpSync(file, join(to, file), { verbatimSymlinks: true });
	}
}

/** Whether the lines of a .dockerignore leave out a file: the last line that matches it or a folder above decides. */
export function isIgnored(file: string, ignored: string): boolean {
	const parts = file.split('/');
	const paths = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
	const lines = ignored.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
	const last = lines.findLast((line) => paths.some((path) => matchesGlob(path, line.replace(/^!/, ''))));
	return last !== undefined && !last.startsWith('!');
}
