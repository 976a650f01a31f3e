import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ship } from '#scripts/production/shipped-files.ts';
import { expectNone } from '#tests/support/expect-none.ts';

/** Files of the table in docs/deploy.md, "A production machine"; a folder is given a file. */
const DOCUMENTED = {
	'package.json': 'package.json',
	'package-lock.json': 'package-lock.json',
	'packages/*/package.json': 'packages/one/package.json',
	'netlify.toml': 'netlify.toml',
	'dist/node': 'dist/node/keep.js',
	'dist/server': 'dist/server/shell.mjs',
	'dist/assets.json': 'dist/assets.json',
	'dist/back-office': 'dist/back-office/index.html',
	'dist/client': 'dist/client/assets/shop.js',
};

test('a release has every file that docs/deploy.md names', () => {
	const root = mkdtempSync(join(tmpdir(), 'shipped-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const file of [...Object.values(DOCUMENTED), 'public/favicon.svg']) {
		mkdirSync(join(root, 'sources', dirname(file)), { recursive: true });
		writeFileSync(join(root, 'sources', file), '');
	}
	ship(join(root, 'release'), join(root, 'sources'));
	const missing = Object.values(DOCUMENTED).filter((file) => !existsSync(join(root, 'release', file)));
	expectNone(missing, 'scripts/production/shipped-files.ts');
	const table = readFileSync('docs/deploy.md', 'utf8').split('## A production machine')[1]?.split('\n3. ')[0] ?? '';
	const named = [...table.matchAll(/^ {3}\| (`.*?) +\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file));
	expect(named.sort()).toEqual(Object.keys(DOCUMENTED).sort());
});
