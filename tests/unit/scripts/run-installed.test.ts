import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const WANTED = { version: '2.0.0', integrity: 'sha512-two' };
const OLDER = { version: '1.0.0', integrity: 'sha512-one' };
const OF_ANOTHER_PLATFORM = { version: '3.0.0', integrity: 'sha512-three', optional: true };
const LOCKED = { '': { name: 'checkout' }, 'node_modules/one': WANTED, 'node_modules/native': OF_ANOTHER_PLATFORM };

interface Checkout {
	/** Packages in node_modules; null if there is no such folder. */
	readonly installed: object | null;
	/** Process that runs a shop of the checkout. */
	readonly shop?: number;
	/** Exit code of npm. */
	readonly npm?: number;
}

/** Runs a script, which prints its arguments and ends with code 7, in a checkout with a stand-in for npm. */
function runIn({ installed, shop, npm = 0 }: Checkout): { status: number | null; said: string } {
	const folder = temporaryFolder('checkout-');
	const write = (path: string, content: string) => {
		mkdirSync(join(folder, path, '..'), { recursive: true });
		writeFileSync(join(folder, path), content);
	};
	write('package.json', JSON.stringify({ devDependencies: { node: process.versions.node } }));
	write('package-lock.json', JSON.stringify({ packages: LOCKED }));
	write('program.ts', "const words: readonly string[] = process.argv.slice(2); console.log('program:', words.join(' ')); process.exitCode = 7;");
	write(
		'npm.js',
		`const { mkdirSync, symlinkSync, writeFileSync } = require('node:fs');
		console.log('npm ' + process.argv.slice(2).join(' '));
		mkdirSync('node_modules/.bin', { recursive: true });
		symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node');
		process.exit(${npm});`,
	);
	if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
	if (shop !== undefined) write('.cache/shops/other-1/prerender/shop.owner', String(shop));
	const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/run-installed.mjs'), 'program.ts', '--all', 'a b'], {
		...{ cwd: folder, encoding: 'utf8' },
		env: { ...process.env, npm_execpath: join(folder, 'npm.js'), NODE_ENV: 'production' },
	});
	return { status, said: stdout + stderr };
}

const INSTALLED = { 'node_modules/one': WANTED };

test('a command on a fresh clone installs the packages, says so, and goes on with its arguments and exit code', () => {
	const { status, said } = runIn({ installed: null });
	expect(status).toBe(7);
	expect(said).toBe(
		'The packages are not installed yet: running npm ci …\nnpm ci --include=dev --no-audit --no-fund\nThe packages are installed.\nprogram: --all a b\n',
	);
});

test('a command with installed packages starts at once, although those of other platforms are missing', () => {
	expect(runIn({ installed: INSTALLED })).toEqual({ status: 7, said: 'program: --all a b\n' });
});

test('a command with other packages than those of package-lock.json installs them', () => {
	expect(runIn({ installed: { 'node_modules/one': OLDER } }).said).toMatch(/^The packages differ from package-lock\.json: running npm ci …\n/);
});

test('packages are not replaced below a running shop', () => {
	const { status, said } = runIn({ installed: { 'node_modules/one': OLDER }, shop: process.pid });
	expect(status).toBe(1);
	expect(said).toBe(
		`The packages differ from package-lock.json, but the shop of this checkout is running (process ${process.pid}): stop it, then try again.\n`,
	);
});

test('a shop that was killed does not keep the packages from being installed', () => {
	expect(runIn({ installed: null, shop: 2 ** 22 + 1 })).toMatchObject({ status: 7 });
});

test('a failed npm ci ends the command with a sentence', () => {
	const { status, said } = runIn({ installed: null, npm: 1 });
	expect(status).toBe(1);
	expect(said).toMatch(/npm ci failed; its messages above say why\. Correct that and run the command again\.\n$/);
});
