import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Milliseconds to wait for another process that builds: it makes what this one wants. */
const PATIENCE = 10 * 60_000;

/** Builds client and server code unless nothing that goes into them changed, the setting TIMINGS included. Answers whether it built. Earlier pages and assets stay. */
export async function buildWhenChanged(): Promise<boolean> {
	using _ = await lockFolder(dirname(RECORD), {
		name: 'build',
		timeout: PATIENCE,
		refuse: (owner) => `another process${owner} has been building for too long`,
	});
	const sources = `${hashSources(SOURCES)} ${process.env['TIMINGS'] ?? ''}`.trim();
	const built = existsSync(RECORD) && existsSync('dist/server/shell.mjs') && existsSync('dist/assets.json') && readFileSync(RECORD, 'utf8') === sources;
	if (built) return false;
	// A test runner's marks would make Vike and React build for tests.
	const { VITEST: _runner, VITEST_MODE: _mode, ...environment } = process.env;
	await runVite({ ...environment, NODE_ENV: 'production' });
	replaceFile(RECORD, sources);
	return true;
}

/** Its words go to a file: Vite never ends where somebody it speaks to has gone. Throws with them if it fails. */
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
