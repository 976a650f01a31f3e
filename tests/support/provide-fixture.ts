import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { createTestDatabase } from './test-database.ts';

/** A database to copy. */
interface Original {
	/** Image of an embedded database. */
	readonly image: string;
	/** Name of a database of the server, if there is one. */
	readonly template?: string | undefined;
}

declare module 'vitest' {
	interface ProvidedContext {
		/** The fixture shop. Undefined without the setup. */
		readonly fixture?: Original;
		/** A database that has all tables and no content. Undefined without the setup. */
		readonly tables?: Original;
	}
}

/** Vitest global setup: migrates and seeds the fixture shop once per run; backends that start on it use a copy. So do those with other content, of the tables alone. */
export default async function provideFixture({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
	const run = vitest.getRootProject();
	if ('fixture' in run.getProvidedContext()) return;
	const folder = await mkdtemp(join(tmpdir(), 'shop-fixture-'));
	const files = { tables: join(folder, 'tables.tar'), shop: join(folder, 'shop.tar') };
	const [tables, shop] = await Promise.all([createTestDatabase(), createTestDatabase()]);
	await Promise.all([write(files.tables, files.shop), tables.url !== null && shop.url !== null && write(tables.url, shop.url)]);
	run.provide('tables', { image: files.tables, template: toName(tables.url) });
	run.provide('fixture', { image: files.shop, template: toName(shop.url) });
	return async () => {
		await Promise.all([tables.drop(), shop.drop()]);
		await rm(folder, { recursive: true, force: true });
	};
}

const toName = (url: string | null): string | undefined => (url === null ? undefined : new URL(url).pathname.slice(1));

const write = (...places: readonly string[]) =>
	promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'tests/support/write-fixture.ts', ...places]);
