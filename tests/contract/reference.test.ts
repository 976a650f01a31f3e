import { endpoints } from '@titraj/contract/endpoints.ts';
import { routeNames } from '@titraj/contract/reference/route-names.ts';
import { screens } from '@titraj/contract/reference/route-words.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const load = (path: string) => fetch(backend.url + path);

describe('the reference of the backend', () => {
	it('is a page without a token, with a content security policy that allows no other host', async () => {
		const answer = await load('/hapi/v1/docs');
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
		expect(answer.headers.get('content-security-policy')).toMatch(
			/^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';/,
		);
		expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
		const html = await answer.text();
		expect(html).not.toMatch(/(src|href)="https?:/);
		expect(html).toMatch(/<noscript>.*JavaScript/);
	});

	it('is also available with a trailing slash', async () => {
		expect((await load('/hapi/v1/docs/')).status).toBe(200);
	});

	it('has every file that its page references', async () => {
		const html = await (await load('/hapi/v1/docs')).text();
		const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
		expect(files).toHaveLength(6);
		for (const path of files) {
			const answer = await load(path);
			expect([path, answer.status]).toEqual([path, 200]);
			expect((await answer.text()).length).toBeGreaterThan(100);
		}
	});

	it.each(['swagger-ui.js', 'package.json', '..%2fpackage.json', '..%2f..%2f..%2f..%2fetc%2fpasswd', 'csp.json', '%00'])(
		'serves no other file: %s',
		async (file) => {
			expect([400, 404]).toContain((await load(`/hapi/v1/docs/viewer/${file}`)).status);
		},
	);

	it('is Markdown for readers without JavaScript', async () => {
		const answer = await load('/hapi/v1/docs/reference.md');
		expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
		expect(await answer.text()).toContain('### POST webshop/product');
	});
});

describe('names of the route table', () => {
	it('are those of the embedded backend', async () => {
		const { body } = await backend.call('_get_hapi_misc_routes', {});
		const routes = expectContract(endpoints._get_hapi_misc_routes.response, body).data ?? [];
		const known = new Set(screens.map(({ controller, action, type }) => `${controller} ${action} ${type}`));
		expect(routes.filter(({ controller, action, content_type }) => !known.has(`${controller} ${action} ${content_type}`))).toEqual([]);
		const named = new Set(routeNames.map(({ name }) => name));
		expect(routes.flatMap(({ name }) => (name === undefined || named.has(name) ? [] : [name]))).toEqual([]);
	});
});
