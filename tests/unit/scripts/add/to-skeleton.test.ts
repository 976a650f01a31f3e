import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KINDS, toSkeleton } from '#scripts/add/to-skeleton.ts';

let folder: string;
beforeEach(() => {
	mkdirSync('.cache', { recursive: true });
	folder = mkdtempSync('.cache/added-');
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (...args: string[]): string =>
	execFileSync(process.execPath, ['scripts/add.ts', ...args], { encoding: 'utf8', env: { ...process.env, SHOP_FOLDER: folder } });

test.each(KINDS.map((kind) => [kind, kind === 'language' ? 'en' : 'gift-card']))('npm run add writes a %s that Node can load', async (kind, name) => {
	expect(add(kind, name)).toContain(`Now add to ${folder}/shop.config.ts`);
	for (const file of Object.keys(toSkeleton(kind, name)?.files ?? {}).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')))
		execFileSync(process.execPath, ['--input-type=module', '-e', `await import(${JSON.stringify(join(process.cwd(), folder, file))})`]);
});

test('npm run add overwrites nothing', () => {
	const mine = join(folder, 'reactions/gift-card.ts');
	mkdirSync(dirname(mine), { recursive: true });
	writeFileSync(mine, '// mine');
	expect(add('reaction', 'gift-card')).toContain(`kept     ${mine}`);
	expect(readFileSync(mine, 'utf8')).toBe('// mine');
});

test.each([
	['basket', 'gift'],
	['screen', 'Gift Card'],
	['screen', '../x'],
	['', ''],
])('npm run add refuses the %s "%s"', (kind, name) => {
	expect(toSkeleton(kind, name)).toBeNull();
});
