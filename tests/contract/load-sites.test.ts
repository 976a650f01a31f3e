import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { loadSites } from '#scripts/prerender/crawl/load-sites.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Paths of the calls that read the sites of these languages. */
async function callsFor(codes: string): Promise<{ readonly langs: readonly string[]; readonly paths: readonly string[] }> {
	using requests = vi.spyOn(globalThis, 'fetch');
	const { languages } = readEnvironment({ LANGUAGES: codes });
	const { sites } = await loadSites({ backendUrl: backend.url, host: 'localhost', languages, timeout: 10_000, now: new Date() });
	return { langs: sites.map(({ lang }) => lang), paths: requests.mock.calls.map(([address]) => new URL(String(address)).pathname) };
}

test('languages share a token, a table of endpoints, redirects and the change feed: each one more takes six calls', async () => {
	const [one, three] = [await callsFor('hr'), await callsFor('hr,de,en')];
	expect(three.langs).toEqual(['hr', 'de', 'en']);
	expect([one.paths.length, three.paths.length]).toEqual([10, 22]);
	const shared = three.paths.filter((path) => three.paths.indexOf(path) === three.paths.lastIndexOf(path));
	expect(shared).toHaveLength(4);
});
