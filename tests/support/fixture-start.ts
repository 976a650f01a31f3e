import { openAsBlob } from 'node:fs';
import type { Seed } from '@titraj/backend/seed/seed.ts';
import type { StartOptions } from '@titraj/backend/start-backend.ts';
import { inject } from 'vitest';
import { shopFixture } from './shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

interface Start {
	readonly options: StartOptions;
	drop(): Promise<void>;
}

/** Options of a backend with the fixture shop in memory. */
export async function fixtureInMemory(): Promise<StartOptions> {
	return toOptions('fixture', null);
}

/** The same, or on the server of TEST_DATABASE_URL, or with another seed. */
export async function startOf(seed?: Seed): Promise<Start> {
	return seed ? startOn('tables', seed) : startOn('fixture');
}

/** Options of a backend on a database that has all tables and no content: a new own shop. */
export const startOfTables = (): Promise<Start> => startOn('tables');

async function startOn(name: 'fixture' | 'tables', seed?: Seed): Promise<Start> {
	const { url, drop } = await copyDatabase(name);
	return { options: { ...(await toOptions(name, url)), ...(seed && { seed }) }, drop };
}

/** A copy on the server of TEST_DATABASE_URL, if there is one: of the fixture shop, or of its tables alone. */
export const copyDatabase = (name: 'fixture' | 'tables'): Promise<TestDatabase> => createTestDatabase(inject(name)?.template);

async function toOptions(name: 'fixture' | 'tables', databaseUrl: string | null): Promise<StartOptions> {
	const original = inject(name);
	const isFilled = original !== undefined && (databaseUrl === null || original.template !== undefined);
	return {
		...{ port: 0, databaseUrl, dataDir: null },
		...(isFilled && databaseUrl === null && { image: await openAsBlob(original.image) }),
		...(!isFilled && name === 'fixture' && { seed: shopFixture() }),
	};
}
