import type { Change } from '@titraj/contract/changes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { readNewStates } from '#scripts/prerender/crawl/read-new-states.ts';
import { type Fault, type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let faulty: FaultyBackend;
let client: ApiClient;
/** Its calls time out after half a second. */
let impatient: ApiClient;

beforeAll(async () => {
	backend = await startTestBackend();
	faulty = await startFaultyBackend(backend.url);
	const open = async (timeout: number) => unwrap(await connect({ baseUrl: faulty.url, host: 'localhost', lang: 'hr', timeout }));
	[client, impatient] = [await open(10_000), await open(500)];
});
afterAll(async () => {
	await faulty.close();
	await backend.close();
});

const PRODUCT: Change = { id: 1, entity: 'product', entity_id: 3 };

async function read(change: Change, fault?: Fault) {
	faulty.break(() => fault);
	const { states, failures } = await readNewStates([change], [fault ? impatient : client]);
	return { paths: states.get(change)?.paths, failures };
}

test('the new state of a product has its address', async () => {
	expect(await read(PRODUCT)).toEqual({ paths: [expect.stringMatching(/-proizvod-3\/$/)], failures: [] });
});

test.each<Change>([
	{ ...PRODUCT, entity_id: 999_999 },
	{ id: 1, entity: 'post', entity_id: 999_999 },
])('the new state of a deleted $entity has no address', async (change) => {
	expect(await read(change)).toEqual({ paths: [], failures: [] });
});

test.each<[string, Fault, boolean]>([
	['does not respond', { kind: 'silence' }, true],
	['closes the connection during a response', { kind: 'reset' }, true],
	['answers 503', { kind: 'body', text: '{}', status: 503 }, true],
	['no longer accepts the session', { kind: 'body', text: '{}', status: 401 }, false],
	['responds without JSON', { kind: 'body', text: '<html>' }, false],
])('a backend that %s is a failure, without a new state', async (_, fault, unreachable) => {
	expect(await read(PRODUCT, fault)).toMatchObject({ paths: undefined, failures: [{ url: 'product:3', unreachable }] });
	expect(await read({ id: 1, entity: 'post', entity_id: 1 }, fault)).toMatchObject({ paths: undefined, failures: [{ url: 'post:1', unreachable }] });
});
