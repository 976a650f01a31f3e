import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { createBuiltWorkplace, startDemoBackend, type Workplace } from '#tests/support/prerender-setup.ts';

interface Entry {
	path?: string;
	template?: string;
	controller: string;
	action: string;
	content_type: string;
	slug?: string;
	lang: string;
}
const isTable = (body: unknown): body is { data: Entry[] } => typeof body === 'object' && body !== null && 'data' in body;

let backend: RunningBackend;
let place: Workplace;

beforeAll(async () => {
	backend = await startDemoBackend();
	place = createBuiltWorkplace();
});
afterAll(async () => {
	place[Symbol.dispose]();
	await backend.close();
});

/** A build with an altered route table. */
async function buildWith(change: (table: Entry[]) => void, ...args: string[]) {
	await using altered = await alterBackend(backend.url, (path) =>
		path.includes('/misc/routes/')
			? {
					change(body) {
						if (isTable(body)) change(body.data);
						return body;
					},
				}
			: undefined,
	);
	return await place.run(altered.url, ...args);
}
const more = (entry: Omit<Entry, 'lang'>) => (table: Entry[]) => void table.push({ ...entry, lang: 'hr' });

const TYPO = { path: '/tajna/', controller: 'cms', action: 'index', content_type: 'spaceship', slug: 'tajna' };
/** Routes, and what the build says of them. */
const UNRENDERABLE: readonly [string, Omit<Entry, 'lang'>, RegExp][] = [
	['an unknown content type', TYPO, /content type "spaceship"/],
	['an unknown controller', { path: '/brod/', controller: 'spaceship', action: 'index', content_type: 'page', slug: 'tajna' }, /controller "spaceship"/],
	['an unknown action', { path: '/let/', controller: 'cms', action: 'fly', content_type: 'page', slug: 'tajna' }, /action "fly"/],
	['a cms route without a slug', { path: '/bez-imena/', controller: 'cms', action: 'index', content_type: 'page' }, /no slug/],
	['a template without a list', { template: '/tagovi/{slug}-{id}/', controller: 'publish', action: 'tag', content_type: 'tag' }, /in no list of/],
	['a template of an unknown content type', { template: '/x/{slug}-{id}/', controller: 'cms', action: 'index', content_type: 'spaceship' }, /"spaceship"/],
];

describe('a build with a route that cannot be rendered', () => {
	test('counts and reports it, builds the rest, removes nothing and fails, whatever is wrong with the route', async () => {
		const { code, output } = await buildWith((table) => void table.push(...UNRENDERABLE.map(([, entry]) => ({ ...entry, lang: 'hr' }))));
		expect(output).toContain(`Routes that cannot be rendered: ${UNRENDERABLE.length}`);
		for (const [name, { path, template }, said] of UNRENDERABLE) {
			const lines = output.split('\n').filter((line) => line.startsWith(`${path ?? template}: `));
			expect(lines, name).toEqual([expect.stringMatching(said)]);
		}
		expect(output).toContain(' 0 removed');
		expect(output).toContain(' 0 failed');
		expect(code).toBe(1);
	});

	test('fails again without a change, because nothing is fixed', async () => {
		expect((await buildWith(more(TYPO))).code).toBe(1);
		const { code, output } = await buildWith(more(TYPO));
		expect(output).toContain('Routes that cannot be rendered: 1');
		expect(code).toBe(1);
	});

	test('reports it and succeeds with --keep-going', async () => {
		const { code, output } = await buildWith(more(TYPO), '--keep-going');
		expect(output).toContain('Routes that cannot be rendered: 1');
		expect(code).toBe(0);
	});

	test('keeps its page of an earlier build', async () => {
		const { code } = await buildWith((table) => {
			const contact = table.find(({ path }) => path === '/kontakt/');
			if (contact) contact.content_type = 'spaceship';
		});
		expect(code).toBe(1);
		expect(existsSync(join(place.dist, 'client/kontakt/index.html'))).toBe(true);
	});
});

test.each(['catalogproduct', 'product'])('product pages of a template with content type %s and action detail are built', async (type) => {
	const { code, output } = await buildWith((table) => {
		for (const entry of table) if (entry.content_type === 'product') Object.assign(entry, { action: 'detail', content_type: type });
	});
	expect(output).toMatch(/ 0 rendered, 0 spliced, 0 removed/);
	expect(code).toBe(0);
});
