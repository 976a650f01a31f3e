import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findShopFolder } from '@titraj/contract/shop/load-shop.ts';
import { hashSources } from './hash-sources.ts';
import { lockFolder } from './lock-folder.ts';
import { replaceFile } from './replace-file.ts';

const SOURCES = [
	'{components,lib,locales,packages/contract,pages,public,renderer}/**/*.*',
	'vite.config.ts',
	'scripts/build/*.ts',
	'package-lock.json',
	'tsconfig.json',
];
const RECORD = '.cache/build.json';
const LOG = '.cache/build.log';

/** Milliseconds to wait for another process that builds the same. */
const LOCK_TIMEOUT = 10 * 60_000;

/** Builds client and server code unless their sources, the shop folder and the setting TIMINGS are unchanged. Returns whether it built. Earlier pages and assets stay. Throws with Vite's output if the build fails. */
export async function buildWhenChanged(): Promise<boolean> {
	using _ = await lockFolder(dirname(RECORD), {
		name: 'build',
		timeout: LOCK_TIMEOUT,
		refuse: (owner) => `another process${owner} has been building for ${LOCK_TIMEOUT / 60_000} minutes; stop it and try again`,
	});
	const shop = findShopFolder();
	const sources = `${hashSources([...SOURCES, ...(shop ? [`${shop.folder}/**/*.*`] : [])])} ${process.env['TIMINGS'] ?? ''}`.trim();
	const built = existsSync(RECORD) && existsSync('dist/server/shell.mjs') && existsSync('dist/assets.json') && readFileSync(RECORD, 'utf8') === sources;
	if (built) return false;
	// With the test runner's variables Vike and React would build for tests.
	const { VITEST: _runner, VITEST_MODE: _mode, ...environment } = process.env;
	await runVite({ ...environment, NODE_ENV: 'production' });
	replaceFile(RECORD, sources);
	return true;
}

/** The output goes to a file, because Vite never exits if the reader of a pipe is gone. */
async function runVite(env: NodeJS.ProcessEnv): Promise<void> {
	mkdirSync(dirname(LOG), { recursive: true });
	const log = openSync(LOG, 'w');
	try {
		const [code] = await once(spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { env, stdio: ['ignore', log, log] }), 'exit');
		if (code !== 0) throw new Error(`The build failed:\n${readFileSync(LOG, 'utf8')}`);
	} finally {
		closeSync(log);
	}
}
