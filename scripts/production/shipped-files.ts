import { cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from '../run/copy-build.ts';

/** What a deployment ships beside `dist/` (docs/deploy.md); globs. */
const SHIPPED = ['package.json', 'package-lock.json', 'packages/*/package.json', 'netlify.toml'];

/** Copies what a deployment ships into a folder. Of `dist/` what a build writes: no pages, and nothing that an earlier copy left. */
export function ship(folder: string): void {
	for (const file of globSync(SHIPPED)) cpSync(file, join(folder, file));
	rmSync(join(folder, 'dist'), { recursive: true, force: true });
	copyBuild(join(folder, 'dist'));
	cpSync('dist/node', join(folder, 'dist/node'), { recursive: true });
}
