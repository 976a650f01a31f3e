import { afterEach, expect, test, vi } from 'vitest';
import { loadMenuDetails } from '#lib/navigation/client/load-menu-details.ts';

const DETAILS = { '/racunala/laptopi/': { items: [{ title: 'Gaming', url: '/gaming/' }] } };

afterEach(() => void vi.unstubAllGlobals());

test.each([
	['the file', () => Response.json(DETAILS), DETAILS],
	['404, because the build has no such file', () => new Response('Not found', { status: 404 }), {}],
	['503', () => new Response('', { status: 503 }), null],
	['half a file', () => new Response('{"/racunala'), null],
	['a page instead of the file', () => new Response('<!doctype html>'), null],
	['no connection', () => Promise.reject(new TypeError('Failed to fetch')), null],
])('the details of the category menu after %s: null only if a retry may help', async (_answer, fetch, expected) => {
	const requested: string[] = [];
	vi.stubGlobal('document', { documentElement: { lang: 'de-DE' } });
	vi.stubGlobal('fetch', async (url: string) => {
		requested.push(url);
		return fetch();
	});
	expect(await loadMenuDetails()).toEqual(expected);
	expect(requested).toEqual(['/builds/menus/de-DE.json']);
});
