import { readFileSync } from 'node:fs';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { callGroups } from '@titraj/contract/reference/call-groups.ts';
import { compactJson } from '@titraj/contract/reference/compact-json.ts';
import { exampleOf } from '@titraj/contract/reference/example-of.ts';
import { requestHeaders } from '@titraj/contract/reference/request-headers.ts';
import { routeNames } from '@titraj/contract/reference/route-names.ts';
import { contentTypes, screens } from '@titraj/contract/reference/route-words.ts';
import { namedSchemas, nameOfSchema } from '@titraj/contract/reference/schema-names.ts';
import { toOpenApi } from '@titraj/contract/reference/to-openapi.ts';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it, test } from 'vitest';
import { findLoader } from '#lib/pages/server/screen-loaders.server.ts';
import { CONTENT_TYPE_NAMES } from '#lib/screens/content-types.ts';
import { renderBackendPage } from '#scripts/contract/backend-page.ts';

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const page = readFileSync('docs/backend.md', 'utf8');

test('docs/backend.md matches the contract: node scripts/write-backend-reference.ts writes it', () => {
	expect(renderBackendPage(page) === page, 'Run: node_modules/.bin/node scripts/write-backend-reference.ts').toBe(true);
});

test('a page without the marker is not overwritten', () => {
	expect(() => renderBackendPage('# Tour')).toThrow('has no line');
});

test('each call is in one group', () => {
	expect(callGroups.flatMap(({ calls }) => Object.keys(calls)).sort()).toEqual([...names].sort());
});

describe('the example of a call fits its schema', () => {
	it.each(names)('%s', (name) => {
		const { request, answer } = exampleOf(name);
		expect([...Compile(endpoints[name].request).Errors(request), ...Compile(endpoints[name].response).Errors(answer)]).toEqual([]);
		expect(answer).toHaveProperty('success');
		expect(JSON.stringify([request, answer])).not.toMatch(/localhost|127\.0\.0\.1|eyJ[\w-]{40}/);
	});

	it('and every example belongs to an existing call', () => {
		expect(() => exampleOf('_get_hapi_nothing')).toThrow('has no example');
	});
});

describe('the OpenAPI document', () => {
	const document = JSON.parse(JSON.stringify(toOpenApi()));
	const operations = Object.values(document.paths).flatMap((path): Record<string, unknown>[] => Object.values(Object(path)));

	it('has each call with its caller, the effect of its absence, an example and every header', () => {
		expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...names].sort());
		for (const { operationId, description, parameters, responses } of operations) {
			expect(description, String(operationId)).toMatch(/Who calls it, and when[\s\S]*Without it/);
			expect(parameters).toEqual(expect.arrayContaining(requestHeaders.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }))));
			expect(responses).toHaveProperty(['200', 'content', 'application/json', 'example', 'success']);
		}
	});

	it('resolves every reference', () => {
		const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place);
		expect(references.length).toBeGreaterThan(500);
		const missing = references.filter((place) => place.split('/').reduce((at, step) => Object(at)[step], document) === undefined);
		expect(missing).toEqual([]);
	});

	it('lists the error statuses of each call', () => {
		const statusesOf = (path: string, method: string) => Object.keys(document.paths[path][method].responses);
		expect(statusesOf('/hapi/v1/auth/generate-token/', 'get')).toEqual(['200', '400', '503']);
		expect(statusesOf('/hapi/v1/auth/order/', 'get')).toEqual(['200', '400', '401', '403', '404', '503']);
	});
});

test('a schema keeps its name whatever its field is called, and names are unique', () => {
	expect(namedSchemas.map(([, schema]) => nameOfSchema({ ...schema, description: 'Another.' }))).toEqual(namedSchemas.map(([name]) => name));
});

describe('words of the route table', () => {
	it.each(screens)('$controller $action of $type is a screen of the storefront', ({ controller, action, type }) => {
		expect(findLoader({ controller, action, content_type: type, path: '/x/', slug: 'x', lang: 'hr' }).kind).toBe('loader');
	});

	it('are the content types that the storefront knows', () => {
		expect([...contentTypes].sort()).toEqual([...CONTENT_TYPE_NAMES].sort());
	});

	it('list no page twice', () => {
		expect(new Set(routeNames.map(({ name }) => name)).size).toBe(routeNames.length);
	});
});

test('formatted JSON is the same JSON', () => {
	const isSame = (value: unknown) => {
		expect(JSON.parse(compactJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
	};
	fc.assert(fc.property(fc.jsonValue(), isSame));
	isSame({ list: Array.from({ length: 60 }, (_, at) => ({ at, text: '"\\\n' })), nothing: [], empty: {} });
});
