import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const CONFIGURATION = ['tsconfig.json', 'package.json'];

const patchOf = (recipe: string): string => join(ROOT, 'tests/recipes', `${recipe}.patch`);

/** Names of the files that a patch changes, and the number of changed lines. */
export function countChanges(recipe: string): { readonly files: readonly string[]; readonly lines: number } {
	const text = readFileSync(patchOf(recipe), 'utf8').split('\n');
	const changed = text.filter((line) => /^[+-]/.test(line) && !/^(\+\+\+|---) /.test(line));
	return { files: text.flatMap((line) => /^diff --git a\/(\S+) /.exec(line)?.[1] ?? []), lines: changed.length };
}

interface Parts {
	/** What patches change, and what reads it. */
	readonly copied: readonly string[];
	readonly linked: readonly string[];
}

/** Hands `use` a copy of parts of the repository to which the recipes are applied; removed afterwards. Copied packages are found in place of the originals. */
export function withRecipes(recipes: readonly string[], { copied, linked }: Parts, use: (folder: string) => void): void {
	const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
	try {
		for (const part of [...copied, ...CONFIGURATION]) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
		for (const part of linked) symlinkSync(join(ROOT, part), join(folder, part));
		linkPackages(folder, copied);
		mkdirSync(join(folder, '.cache'));
		for (const recipe of recipes) execFileSync('git', ['apply', patchOf(recipe)], { cwd: folder });
		use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function linkPackages(folder: string, copied: readonly string[]): void {
	const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
	mkdirSync(join(to, '@titraj'), { recursive: true });
	for (const name of readdirSync(from)) if (name !== '@titraj' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
	for (const name of readdirSync(join(ROOT, 'packages'))) {
		const part = `packages/${name}`;
		symlinkSync(join(copied.includes(part) ? folder : ROOT, part), join(to, '@titraj', name));
	}
}

/** Errors of the compiler in these folders; empty without any. */
export function typeErrors(folder: string, include: readonly string[]): string {
	writeFileSync(
		join(folder, 'tsconfig.recipe.json'),
		JSON.stringify({ extends: './tsconfig.json', compilerOptions: { types: ['node', 'vite/client'] }, include }),
	);
	try {
		execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.recipe.json'], { cwd: folder, encoding: 'utf8' });
		return '';
	} catch (error) {
		return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
	}
}

/** What a program prints that runs in the copy; its imports are relative to it. */
export const evaluate = (folder: string, program: string): string =>
	execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, encoding: 'utf8' }).trim();
