import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Recipe of docs/adding.md or docs/your-shop.md, the entry of shop.config.ts that it adds, and the most files and lines that it may cost (LAYOUT: one place per change). */
const RECIPES = [
	{ recipe: 'field', entry: 'fields', files: 3, lines: 30 },
	{ recipe: 'badge', entry: 'badges', files: 2, lines: 15 },
	{ recipe: 'screen', entry: 'screens', files: 4, lines: 30 },
	{ recipe: 'payment', entry: 'payments', files: 2, lines: 35 },
	{ recipe: 'setting', entry: 'settings', files: 2, lines: 15 },
	{ recipe: 'job', entry: 'jobs', files: 2, lines: 15 },
	{ recipe: 'language', entry: 'languages', files: 2, lines: 10 },
];
/** What the compiler needs of the repository to check a shop folder: copies of what may be patched, links to the rest. */
const SOURCES = ['packages/contract', 'tsconfig.json', 'package.json'];
const LINKS = ['components', 'lib', 'locales', 'node_modules'];
const ROOT = resolve(import.meta.dirname, '../..');

const patchOf = (recipe: string): string => join(ROOT, 'tests/recipes', `${recipe}.patch`);

function countChanges(patch: string): { files: number; lines: number } {
	const text = readFileSync(patch, 'utf8').split('\n');
	const changed = text.filter((line) => /^[+-]/.test(line) && !/^(\+\+\+|---) /.test(line));
	return { files: text.filter((line) => line.startsWith('diff --git ')).length, lines: changed.length };
}

/** A copy of the sources with the patch applied; removed after `use`. */
function withPatch(patch: string, use: (folder: string) => void): void {
	const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
	try {
		for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
		for (const link of LINKS) symlinkSync(join(ROOT, link), join(folder, link));
		mkdirSync(join(folder, '.cache'));
		execFileSync('git', ['apply', patch], { cwd: folder });
		use(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Errors of the compiler in the shop folder; empty without any. */
function typeErrors(folder: string): string {
	writeFileSync(
		join(folder, 'tsconfig.shop.json'),
		JSON.stringify({ extends: './tsconfig.json', compilerOptions: { types: ['node', 'vite/client'] }, include: ['shop'] }),
	);
	try {
		execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.shop.json'], { cwd: folder, encoding: 'utf8' });
		return '';
	} catch (error) {
		return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
	}
}

describe.each(RECIPES)('the recipe of a $recipe in a shop folder', ({ recipe, entry, files, lines }) => {
	it(`costs a shop at most ${files} files and ${lines} lines`, () => {
		const changes = countChanges(patchOf(recipe));
		expect(changes.files).toBeLessThanOrEqual(files);
		expect(changes.lines).toBeLessThanOrEqual(lines);
	});

	it('applies to the repository, passes the compiler and loads as a shop', () => {
		withPatch(patchOf(recipe), (folder) => {
			expect(typeErrors(folder)).toBe('');
			const load = `console.log(Object.keys((await import(${JSON.stringify(join(folder, 'shop/shop.config.ts'))})).default).join())`;
			expect(execFileSync(process.execPath, ['--input-type=module', '--eval', load], { cwd: folder, encoding: 'utf8' }).trim()).toBe(entry);
		});
	}, 60_000);
});
