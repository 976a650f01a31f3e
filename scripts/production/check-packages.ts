import assert from 'node:assert/strict';
import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Megabytes that the packages of a production machine may take on its disk. */
const MOST_MEGABYTES = 200;

/** Vike's own entry, which only a build loads (scripts/build/open-vike-build.ts). */
const OF_BUILDS = ['dist/server/entry.mjs', 'dist/server/entries/**'];

/** Packages that code of pages loads after an event in a browser; in `dist/client` they are bundled. */
const IN_BROWSERS: ReadonlySet<string> = new Set(['vike', 'bwip-js']);

/**
 * Checks that every package which the code of a folder names is installed there, also those that are loaded only when a merchant uses them, and that the packages are not
 * larger than they may be. Returns their size in megabytes.
 */
export function checkPackages(folder: string): number {
	const files = globSync('dist/{node,server}/**/*.{js,mjs}', { cwd: folder, exclude: OF_BUILDS });
	assert.ok(files.length > 0, `${folder} has no programs`);
	const missing = files.flatMap((file) => namesIn(join(folder, file), file).filter((name) => !existsSync(join(folder, 'node_modules', name))));
	assert.deepEqual([...new Set(missing)], [], 'packages that programs name, and that npm ci --omit=dev does not install');
	const megabytes = sizeOf(join(folder, 'node_modules')) / 2 ** 20;
	assert.ok(
		megabytes <= MOST_MEGABYTES,
		`The packages take ${Math.ceil(megabytes)} MB, more than ${MOST_MEGABYTES}: move what only builds need to devDependencies`,
	);
	return Math.ceil(megabytes);
}

/** Names of the packages that a module imports. */
function namesIn(path: string, file: string): readonly string[] {
	const code = readFileSync(path, 'utf8');
	const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module;
	const always = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
	const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(code.slice(start, end))?.[1] ?? []);
	const inBrowsers = (name: string) => file.startsWith('dist/server/') && IN_BROWSERS.has(name);
	return [...always.flatMap(toPackage), ...later.flatMap(toPackage).filter((name) => !inBrowsers(name))];
}

/** `@scope/name` or `name`; nothing for files and modules of Node. */
function toPackage(specifier: string): readonly string[] {
	if (/^([./]|file:)/.test(specifier) || isBuiltin(specifier)) return [];
	const [first = '', second = ''] = specifier.split('/');
	return [first.startsWith('@') ? `${first}/${second}` : first];
}

/** Bytes that the files of a folder occupy on the disk. */
function sizeOf(folder: string): number {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true });
	return files.reduce((sum, entry) => sum + lstatSync(join(entry.parentPath, entry.name)).blocks * 512, 0);
}
