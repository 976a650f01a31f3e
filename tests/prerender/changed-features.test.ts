import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { callsOf } from '@titraj/contract/offered-features.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { hashPages } from '#tests/support/hash-pages.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { createBuiltWorkplace, createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

type Data = Readonly<Record<string, unknown>>;

/** Three builds on a busy machine. */
const LONG = { timeout: 300_000 };

let backend: RunningBackend;
beforeAll(async () => {
	backend = await startDemoBackend();
});
afterAll(() => backend.close());

/** Builds at the time of the demo's own build; the pages of a feature that is gone may be many of a small shop. */
const build = (backendUrl: string, { dist, cache }: Workplace) =>
	prerender({
		...{ backendUrl, host: 'localhost', languages: readEnvironment({}).languages, timeout: 10_000 },
		...{ dist, cache, workers: 1, allowRemoval: true, now: new Date(inject('demo').now) },
	});

const changeData = (change: (data: Data) => Data): Alteration => ({
	change: (body) => ({ ...(body as { data: Data }), data: change((body as { data: Data }).data) }),
});

function differingFiles(ours: Workplace, theirs: Workplace): readonly string[] {
	const [one, other] = [hashPages(ours.dist), hashPages(theirs.dist)];
	return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}

/**
 * What a backend answers differently from the demo: bodies of pages show it, and their data do not. Both reach pages through the fingerprint
 * of the site's data, and each takes two whole builds: the gate tries one.
 */
const DIFFERENCES: readonly (readonly [what: string, path: string, change: (data: Data) => Data])[] = [
	[
		'the wishlist is no longer offered',
		'/misc/endpoints',
		(table) => Object.fromEntries(Object.entries(table).filter(([name]) => !callsOf('wishlist').includes(name))),
	],
	...(isNightly ? [['prices are written in another way', '/misc/currency', (currency: Data) => ({ ...currency, display: 'EUR %s' })] as const] : []),
];

test.each(DIFFERENCES)('a build after %s, and one after that was taken back, equal whole builds', LONG, async (_what, at, change) => {
	let isChanged = true;
	await using proxy = await alterBackend(backend.url, (path) => (isChanged && path.includes(at) ? changeData(change) : undefined));
	using place = createBuiltWorkplace();
	using whole = createWorkplace();
	using before = createBuiltWorkplace();
	expect((await build(proxy.url, place)).failures).toEqual([]);
	expect((await build(proxy.url, whole)).failures).toEqual([]);
	expect(differingFiles(place, whole)).toEqual([]);
	isChanged = false;
	expect((await build(proxy.url, place)).failures).toEqual([]);
	expect(differingFiles(place, before)).toEqual([]);
});
