import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, unlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What a shop is built from. */
const SOURCES = ['components', 'examples', 'functions', 'lib', 'locales', 'packages', 'pages', 'public', 'renderer', 'scripts', '*.ts', '*.json'];

/**
 * Copies the repository's sources into a folder, except for files that are there unchanged, and links its packages: a build there needs no install, and does not
 * touch that of this checkout.
 */
export function copyRepository(folder: string): void {
	const wanted = new Set(list('ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES).filter((file) => existsSync(file)));
	for (const file of wanted) {
		const [source, target] = [statSync(file), statSync(join(folder, file), { throwIfNoEntry: false })];
		if (target && target.size === source.size && target.mtimeMs >= source.mtimeMs) continue;
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		copyFileSync(file, join(folder, file));
	}
	for (const name of new Set([...wanted].map((file) => file.split('/')[0] ?? ''))) if (statSync(name).isDirectory()) removeOthers(folder, name, wanted);
	linkPackages(folder);
}

/** Files that were removed from the repository since the last copy. */
function removeOthers(folder: string, name: string, wanted: ReadonlySet<string>): void {
	for (const entry of readdirSync(join(folder, name), { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && !wanted.has(file.slice(folder.length + 1))) unlinkSync(file);
	}
}

/** The repository's own packages are those of the copy. */
function linkPackages(folder: string): void {
	const packages = join(folder, 'node_modules');
	if (existsSync(packages)) return;
	mkdirSync(join(packages, '@titraj'), { recursive: true });
	for (const name of readdirSync('node_modules')) if (name !== '@titraj') symlinkSync(resolve('node_modules', name), join(packages, name));
	for (const name of readdirSync('node_modules/@titraj')) symlinkSync(`../../packages/${name}`, join(packages, '@titraj', name));
}

const list = (...args: string[]): readonly string[] => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);
