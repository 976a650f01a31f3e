import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { buildWhenChanged } from '#scripts/run/build-when-changed.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** A small demo shop: folder with the image of its database and its prerendered pages, and the time of its clock. */
		readonly demo: { readonly folder: string; readonly now: string };
	}
}

const PRODUCTS = 40;

/** Vitest global setup: makes the current build before files of a project run in parallel, and once per run a demo shop, of which test files take copies. */
export default async function provideBuiltDemo({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
	await buildWhenChanged();
	const run = vitest.getRootProject();
	if ('demo' in run.getProvidedContext()) return;
	// Inside the project, so that the build finds its packages.
	const folder = mkdtempSync(join(process.cwd(), '.cache', 'built-demo-'));
	for (const part of ['server', 'assets.json', 'client/assets']) cpSync(join('dist', part), join(folder, 'dist', part), { recursive: true });
	const now = new Date().toISOString();
	// With the test runner's variables a build would be one for tests.
	const { VITEST: _runner, VITEST_MODE: _mode, ...env } = process.env;
	const args = ['tests/support/write-demo.ts', folder, now, String(PRODUCTS)];
	await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { env });
	run.provide('demo', { folder, now });
	return () => rm(folder, { recursive: true, force: true });
}
