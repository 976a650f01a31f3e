import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashSources } from './hash-sources.ts';
import { replaceFile } from './replace-file.ts';

const SOURCES = ['packages/back-office/**/*.*', 'package-lock.json'];
const OUTPUT = 'dist/back-office/index.html';
const RECORD = '.cache/back-office.json';
const LOG = '.cache/back-office.log';

/**
 * Builds the back office unless its sources are unchanged; a running backend serves it from then on. Returns whether it built. Throws with
 * the place of the log if the build fails, unless `signal` ended it.
 */
export async function buildOffice({ signal }: { readonly signal?: AbortSignal } = {}): Promise<boolean> {
	const sources = hashSources(SOURCES);
	if (existsSync(OUTPUT) && existsSync(RECORD) && readFileSync(RECORD, 'utf8') === sources) return false;
	mkdirSync(dirname(LOG), { recursive: true });
	const log = openSync(LOG, 'w');
	try {
		// With the test runner's variables React would be built for tests.
		const { VITEST: _runner, VITEST_MODE: _mode, ...environment } = process.env;
		const env = { ...environment, NODE_ENV: 'production' };
		const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'packages/back-office'], { env, stdio: ['ignore', log, log] });
		signal?.addEventListener('abort', () => child.kill(), { once: true });
		const [code] = await once(child, 'exit');
		if (signal?.aborted) return false;
		if (code !== 0) throw new Error(`The back office cannot be built: ${LOG} says why.`);
	} finally {
		closeSync(log);
	}
	replaceFile(RECORD, sources);
	return true;
}
