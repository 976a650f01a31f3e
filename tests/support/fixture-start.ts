import { openAsBlob } from 'node:fs';
import type { Seed } from '@titraj/backend/seed/seed.ts';
import type { StartOptions } from '@titraj/backend/start-backend.ts';
import { inject } from 'vitest';
import { shopFixture } from './shop-fixture.ts';
import { createTestDatabase } from './test-database.ts';

interface Start {
	readonly options: StartOptions;
	drop(): Promise<void>;
}

/** Options of a backend with the fixture shop in memory. */
export async function fixtureInMemory(): Promise<StartOptions> {
	const fixture = inject('fixture');
	const filled = fixture ? { image: await openAsBlob(fixture.image) } : { seed: shopFixture() };
	return { port: 0, databaseUrl: null, dataDir: null, ...filled };
}

/** The same, or on the server of TEST_DATABASE_URL, or with another seed. */
export async function startOf(seed?: Seed): Promise<Start> {
	const template = seed ? undefined : inject('fixture')?.template;
	const { url, drop } = await createTestDatabase(template);
	if (url === null && !seed) return { options: await fixtureInMemory(), drop };
	const filled = template ? {} : { seed: seed ?? shopFixture() };
	return { options: { port: 0, databaseUrl: url, dataDir: null, ...filled }, drop };
}
