import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from '../run/copy-build.ts';

/** Globs of the deployed files outside of `dist/` (docs/deploy.md). */
const SHIPPED = ['package.json', 'package-lock.json', 'packages/*/package.json', 'netlify.toml'];

/** Copies the deployed files of built sources into a folder. Of `dist/` only the build's files are copied, without pages; files of an earlier copy are removed. */
export function ship(folder: string, sources = '.'): void {
	for (const file of globSync(SHIPPED, { cwd: sources })) cpSync(join(sources, file), join(folder, file));
	rmSync(join(folder, 'dist'), { recursive: true, force: true });
	copyBuild(join(folder, 'dist'), sources);
	cpSync(join(sources, 'dist/node'), join(folder, 'dist/node'), { recursive: true });
	const office = join(sources, 'dist/back-office');
	// `npm test` builds pages and programs alone.
	if (existsSync(office)) cpSync(office, join(folder, 'dist/back-office'), { recursive: true });
}
