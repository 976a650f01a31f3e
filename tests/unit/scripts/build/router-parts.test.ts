import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaveOutRouterParts, STAND_INS } from '#scripts/build/router-parts.ts';

const pathOf = (file: string) => `${import.meta.dirname.replace(/tests\/.*/, '')}node_modules/vike/dist/${file}`;
const plugin = () => leaveOutRouterParts() as unknown as { transform(code: string, id: string): { code: string } | null; buildEnd(error?: Error): void };

test.each(Object.keys(STAND_INS))('%s of the installed router has the names that its stand-in has', (file) => {
	const answer = plugin().transform(readFileSync(pathOf(file), 'utf8'), pathOf(file));
	expect(answer?.code).toBe(STAND_INS[file]);
});

test('a module that exports something else stops the build; others are left as they are', () => {
	const file = pathOf('utils/assertSingleInstance.js');
	expect(() => plugin().transform(`${readFileSync(file, 'utf8')}\nexport const more = 1;`, file)).toThrow('exports other names than before');
	expect(plugin().transform('export {};', pathOf('client/runtime-client-routing/history.js'))).toBeNull();
	expect(plugin().transform('export {};', '/elsewhere/utils/assertSingleInstance.js')).toBeNull();
});

test('a module that is no longer there stops the build, unless something else did', () => {
	const built = plugin();
	expect(() => built.buildEnd()).toThrow('no longer has shared-server-client/route/index.js');
	expect(() => built.buildEnd(new Error('of something else'))).not.toThrow();
	for (const file of Object.keys(STAND_INS)) built.transform(readFileSync(pathOf(file), 'utf8'), pathOf(file));
	expect(() => built.buildEnd()).not.toThrow();
});

test('one page answers every address, and nothing routes before it: else what matches routes may not be left out', () => {
	expect(globSync('{pages,renderer}/**/+{Page,route,onBeforeRoute}.*').sort()).toEqual([
		'pages/_error/+Page.tsx',
		'pages/all/+Page.tsx',
		'pages/all/+route.ts',
	]);
	expect(readFileSync('pages/all/+route.ts', 'utf8')).toContain("export default '/*'");
});
