import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import { answer, status } from '#tests/support/faults.ts';
import { type Fault, type FaultyBackend, startFaultyBackend } from '#tests/support/faulty-backend.ts';
import { createWorkplace, type Workplace } from '#tests/support/prerender-setup.ts';

let backend: Awaited<ReturnType<typeof startMinimalBackend>>;
let faulty: FaultyBackend;
let workplace: Workplace;
let pages: readonly string[];

const written = () => globSync(join(workplace.dist, 'client/**/index.html')).sort();

beforeAll(async () => {
	backend = await startMinimalBackend({ port: 0 });
	faulty = await startFaultyBackend(backend.url);
	workplace = createWorkplace();
	const { code, output } = await workplace.run(faulty.url);
	expect([code, output]).toEqual([0, expect.stringContaining(' 0 failed')]);
	pages = written();
	expect(pages.length).toBeGreaterThan(15);
});
afterAll(async () => {
	workplace?.[Symbol.dispose]();
	await faulty?.close();
	await backend?.close();
});
beforeEach(() => faulty.forget());

/** A 503 that may be retried at once: how long a build waits without Retry-After is tested in throttled-fetch.test.ts. */
const BUSY: Fault = { kind: 'body', text: '{}', status: 503, headers: { 'retry-after': '0' } };

/** Spec 8 for builds: the failing call with its fault, and the expected output. */
const BUILDS: readonly [rule: string, call: string, fault: Fault, said: RegExp][] = [
	['401 for the token', '/generate-token/', status(401), /generate-token.*401/],
	['401 for every call', '/api/', status(401), /401/],
	['401 where there are no routes', '/misc/routes/', answer([]), /route table has no entry/],
	['403 for the endpoint table', '/misc/endpoints/', status(403), /misc\/endpoints.*403/],
	['404 for the currency', '/misc/currency/', status(404), /misc\/currency.*404/],
	['418 for info', '/misc/info/', status(418), /misc\/info.*418/],
	['429 for routes', '/misc/routes/', status(429), /misc\/routes.*429/],
	['500 for routes', '/misc/routes/', status(500), /misc\/routes.*500/],
	['503 for info', '/misc/info/', status(503), /misc\/info.*503/],
	['503 for pages', '/cms/pages/', BUSY, /cms\/pages.*503/],
	['503 for products', '/catalog/products/', BUSY, /catalog\/products.*503/],
	['a currency response that is not JSON', '/misc/currency/', { kind: 'body', text: '<html>' }, /misc\/currency.*not JSON/],
	['routes without data', '/misc/routes/', { kind: 'body', text: '{"success":true}' }, /misc\/routes\/.*\$\.data must be/],
	['a token without data', '/generate-token/', { kind: 'body', text: '{"success":true}' }, /generate-token\/.*\$\.data must be/],
	['no connection', '/', { kind: 'reset' }, /no status/],
	['a timeout for info', '/misc/info/', { kind: 'silence' }, /no answer in time/],
	['a truncated response for routes', '/misc/routes/', { kind: 'half' }, /misc\/routes/],
];

describe('section 8 in builds, with a core-only backend', () => {
	test.each(BUILDS)('%s fails the build with a message and leaves the pages unchanged', async (_, call, fault, said) => {
		faulty.break(({ path }) => (path.includes(call) ? fault : undefined));
		const { code, output } = await workplace.run(faulty.url, '--whole');
		expect([code, output]).toEqual([1, expect.stringMatching(said)]);
		expect(written()).toEqual(pages);
	});

	test.each([
		['a token that is refused during the build is replaced', status(401)],
		['a single 503 is retried', status(503)],
		['a connection that breaks once is retried', { kind: 'reset' } as const],
	])('%s: the build is complete', async (_, fault) => {
		faulty.break(({ path, nth }) => (path === '/api/catalog/products/' && nth === 1 ? fault : undefined));
		const { code, output } = await workplace.run(faulty.url, '--whole');
		expect([code, output]).toEqual([0, expect.stringContaining(' 0 failed')]);
		expect(written()).toEqual(pages);
	});

	test('a failed first build leaves no pages behind', async () => {
		using empty = createWorkplace();
		faulty.break(({ path }) => (path.includes('/misc/info/') ? status(503) : undefined));
		expect((await empty.run(faulty.url)).code).toBe(1);
		expect(globSync(join(empty.dist, 'client/**/index.html'))).toEqual([]);
	});

	test('a page with an unknown template and one that is not visible are removed', async () => {
		const terms = { id: 2, slug: 'uvjeti', title: 'Uvjeti kupnje', url_without_domain: '/uvjeti-kupnje/', datetime_updated: '2026-01-15T08:00:00Z' };
		const privacy = { ...terms, id: 3, slug: 'privatnost', title: 'Privatnost', url_without_domain: '/privatnost/', visible: false };
		faulty.break(({ query }) =>
			query.includes('slug=uvjeti')
				? answer({ items: [{ ...terms, template: 'spaceship' }] })
				: query.includes('slug=privatnost')
					? answer({ items: [privacy] })
					: undefined,
		);
		const { output } = await workplace.run(faulty.url, '--whole', '--allow-removal');
		expect(output).toContain('2 removed');
		const removed = pages.filter((file) => !written().includes(file)).map((file) => file.split('/').at(-2));
		expect(removed.sort()).toEqual(['privatnost', 'uvjeti-kupnje']);
	});

	test('every written page is complete', () => {
		for (const file of written()) expect([file, readFileSync(file, 'utf8').trimEnd().endsWith('</html>')]).toEqual([file, true]);
	});
});
