import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
	readonly link?: boolean;
	/** Bundled in another package, whose digest covers it. */
	readonly inBundle?: boolean;
	readonly integrity?: string;
	readonly hasInstallScript?: boolean;
}

const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const entries = Object.entries(packages).filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package of the lockfile has a digest, so that a changed download is refused', () => {
	expect(entries.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
});

test('each package with an install script is allowed or denied explicitly', () => {
	const decided: Readonly<Record<string, boolean>> = JSON.parse(readFileSync('package.json', 'utf8')).allowScripts;
	const scripted = new Set(entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)));
	expect([...scripted].filter((name) => decided[name] === undefined)).toEqual([]);
});
