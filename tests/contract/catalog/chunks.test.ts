import { CHUNK_BITS, toChunks } from '@titraj/backend/listing/facets/chunks.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

it('each id has its own bit, also at both ends of words and chunks', async () => {
	const ids = [1, 63, 64, 127, 128, CHUNK_BITS - 1, CHUNK_BITS, CHUNK_BITS + 63, 2 * CHUNK_BITS - 1, 50 * CHUNK_BITS, 2 ** 31 - 1];
	const { rows } = await sql<{ chunk: number; bits: string }>`${toChunks('id', sql`unnest(${ids}::int[]) as id`)} order by chunk`.execute(backend.db);
	const found = rows.flatMap(({ chunk, bits }) => [...bits].flatMap((bit, place) => (bit === '1' ? chunk * CHUNK_BITS + place : [])));
	expect(found).toEqual(ids);
	expect(new Set(rows.map(({ bits }) => bits.length))).toEqual(new Set([CHUNK_BITS]));
});
