import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { toReportLines } from './contract/report/print-report.ts';
import { openBackend } from './contract/start/open-backend.ts';
import { TARGET_OPTIONS, toTarget } from './contract/target.ts';

const FOLDER = 'tests/contract/any-backend';

/** Runs the tests of `tests/contract/any-backend` against a running backend; docs/contract-check.md. */
const USAGE = `Usage: npm run contract:suite -- URL [options]   (or BACKEND_URL=… npm run contract:suite)
  --only cart,orders         files of ${FOLDER} to run; all by default
  --account EMAIL:PASSWORD   a confirmed test customer of the backend; without one, tests of accounts are skipped
  --product CODE             shopping_cart_code of a product to buy; by default those with the most stock
  --host shop.example        base-host header of each call (localhost:8888)
  --timeout 10000            timeout of a call in milliseconds
  --junit FILE               also write the results as JUnit XML
It writes carts, lists and orders: run it against a test system.
Exit code: 0 all passed, 1 errors, 2 wrong usage.`;

const { values, positionals } = readArguments();
const target = toTarget(positionals[0] ?? process.env['BACKEND_URL'], values, readEnvironment().appendLang);
if (typeof target === 'string') quit(target);
const files = values.only?.split(',').map((name) => `${FOLDER}/${name}.test.ts`) ?? [];
const unknown = files.find((file) => !existsSync(file));
if (unknown !== undefined) quit(`--only: there is no file ${unknown}.`);
const opened = await openBackend(target.settings);
if (!opened.ok) {
	console.error(toReportLines({ url: target.settings.url, unusable: opened.finding, version: null, verdicts: [] }).join('\n'));
	process.exit(1);
}
// Imported only when needed, because it takes a second.
const { startVitest } = await import('vitest/node');
const vitest = await startVitest('test', files, {
	config: false,
	include: [`${FOLDER}/*.test.ts`],
	// Test files share an account.
	fileParallelism: false,
	isolate: false,
	testTimeout: 60_000,
	hookTimeout: 60_000,
	watch: false,
	provide: { target },
	reporters: values.junit === undefined ? ['verbose'] : ['verbose', 'junit'],
	...(values.junit !== undefined && { outputFile: { junit: values.junit } }),
});
await vitest.close();

function readArguments() {
	const text = { type: 'string' } as const;
	const { coupon: _, ...options } = TARGET_OPTIONS;
	try {
		return parseArgs({ options: { ...options, only: text, junit: text }, allowPositionals: true });
	} catch (error) {
		return quit(error instanceof Error ? error.message : String(error));
	}
}

function quit(reason: string): never {
	console.error(`${reason}\n\n${USAGE}`);
	process.exit(2);
}
