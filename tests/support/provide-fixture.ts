import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { createTestDatabase } from './test-database.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The fixture shop: image of an embedded database, and a database of the server if there is one. Undefined without the setup. */
		readonly fixture?: { readonly image: string; readonly template?: string | undefined };
	}
}

/** Vitest global setup: migrates and seeds the fixture shop once per run; backends that start on it use a copy. */
export default async function provideFixture(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), 'shop-fixture-'));
	const image = join(folder, 'database.tar');
	const server = await createTestDatabase();
	await Promise.all([write(image), server.url !== null && write('', server.url)]);
	project.provide('fixture', { image, template: server.url === null ? undefined : new URL(server.url).pathname.slice(1) });
	return async () => {
		await server.drop();
		await rm(folder, { recursive: true, force: true });
	};
}

const write = (...place: readonly string[]) =>
	promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'tests/support/write-fixture.ts', ...place]);
