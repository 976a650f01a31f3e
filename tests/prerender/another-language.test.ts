import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { createWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

let backend: RunningBackend;
beforeAll(async () => {
	backend = await startDemoBackend(10);
}, 120_000);
afterAll(() => backend.close());

const build = ({ dist }: Workplace, LANGUAGES: string) =>
	prerender({
		...{ backendUrl: backend.url, host: 'localhost', languages: readEnvironment({ LANGUAGES }).languages, timeout: 10_000 },
		...{ dist, cache: join(dist, '../cache'), workers: 2, now: new Date() },
	});

test('adding a language renders only its own pages: existing pages keep their bodies and link it in their heads', async () => {
	using place = createWorkplace();
	const before = await build(place, 'hr');
	const after = await build(place, 'hr,de');
	const german = after.pages - before.pages;
	expect(after.failures).toEqual([]);
	expect(after.rendered).toBeLessThan(german * 1.1);
	expect(after.rendered + after.spliced).toBe(after.pages);

	const heads = [...globSync('proizvodi/**/index.html', { cwd: join(place.dist, 'client') })].map((name) =>
		readFileSync(join(place.dist, 'client', name), 'utf8'),
	);
	expect(heads.length).toBeGreaterThan(50);
	expect(heads.filter((html) => !html.includes('hreflang="de-DE"'))).toEqual([]);
}, 400_000);
