import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findShapeErrors } from '#scripts/contract/calls/find-shape-errors.ts';
import type { Finding } from '#scripts/contract/finding.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { checkBackend, errorsOf as errorsIn } from '#tests/support/check-backend.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

/** A full check takes one second, or ten under load. */
const SLOW = { timeout: 60_000 };

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Checks a backend through a proxy that alters its responses, and returns the errors by call. */
async function errorsOf(alter: (path: string) => Alteration): Promise<Record<string, readonly Finding[]>> {
	await using altered = await alterBackend(backend.url, alter);
	return errorsIn(await checkBackend(altered.url));
}

const alterTable =
	(change: (table: Json) => Json) =>
	(path: string): Alteration =>
		path.includes('/misc/endpoints/')
			? { change: (body) => (isJson(body) && isJson(body['data']) ? { ...body, data: change(body['data']) } : body) }
			: undefined;

describe('the contract check reports, per call,', SLOW, () => {
	test('a field of another type, with its JSON path, what was found, and what the field means', async () => {
		const errors = await errorsOf((path) =>
			path.includes('/catalog/products/') ? { change: (body) => spoilFirst(body, (item) => ({ ...item, title: 7 })) } : undefined,
		);
		expect(errors['_get_hapi_catalog_products']?.[0]).toMatchObject({
			call: '_get_hapi_catalog_products: GET /hapi/v1/catalog/products/ and 1 more of its requests',
			path: '$.data.items[0].title',
			found: '7',
			consequence: expect.stringContaining('out of the list'),
			fix: expect.stringMatching(/a text that is not empty at this path: name of the product.*"GET catalog\/products" in docs\/backend.md/),
		});
	});
	test('an unexpected status, and a response without its envelope', async () => {
		const errors = await errorsOf((path) => {
			if (path.includes('/misc/info/')) return { status: 500 };
			if (path.includes('/misc/currency/')) return { change: () => ({ code: 'EUR' }) };
			return undefined;
		});
		expect(errors['_get_hapi_misc_info']?.[0]).toMatchObject({ path: 'status', expected: '200', found: expect.stringContaining('500') });
		expect(errors['_get_hapi_misc_currency']?.[0]).toMatchObject({ path: '$.success', expected: 'true or false', found: 'nothing' });
		expect(errors['data of every page']?.[0]?.consequence).toContain('A build stops');
	});
	test('an envelope without data, and names it as the cause of pages that cannot be made', async () => {
		const errors = await errorsOf((path) => (path.includes('/misc/routes/') ? { change: () => ({ success: true }) } : undefined));
		expect(errors['_get_hapi_misc_routes']?.[0]).toMatchObject({
			call: '_get_hapi_misc_routes: GET /hapi/v1/misc/routes/',
			path: '$.data',
			expected: 'a list',
			found: 'nothing',
		});
		expect(errors['data of every page']).toMatchObject([{ path: '$.data', found: expect.stringMatching(/GET .*\/misc\/routes\/: 200, \$\.data must be/) }]);
	});
	test('an error for a missing core endpoint, and nothing for a missing extension endpoint', async () => {
		const errors = await errorsOf(alterTable(({ _post_hapi_gdpr_template: _, _get_hapi_misc_redirects: __, ...table }) => table));
		expect(Object.keys(errors)).toEqual(['_post_hapi_gdpr_template']);
		expect(errors['_post_hapi_gdpr_template']?.[0]).toMatchObject({
			path: '$.data._post_hapi_gdpr_template',
			consequence: endpoints._post_hapi_gdpr_template.without,
		});
	});
	test('a wrong method, and a path on another origin', async () => {
		const errors = await errorsOf(
			alterTable((table) => ({
				...table,
				_get_hapi_misc_currency: { method: 'POST', path: '/hapi/v1/misc/currency/' },
				_get_hapi_location: { method: 'GET', path: 'https://elsewhere.example/x' },
			})),
		);
		expect(errors['_get_hapi_misc_currency']?.[0]).toMatchObject({ path: '$.data._get_hapi_misc_currency.method', expected: 'GET', found: 'POST' });
		expect(errors['_get_hapi_location']?.[0]).toMatchObject({ found: 'https://elsewhere.example/x', fix: expect.stringContaining('your own origin') });
	});
});

test('repeated errors are one finding with their count', () => {
	const answer = { success: true, data: Array.from({ length: 50 }, () => ({ old_path: 1, new_path: '/' })) };
	const [finding, ...others] = findShapeErrors(endpoints._get_hapi_misc_redirects, 'GET', answer);
	expect(others).toEqual([]);
	expect(finding).toMatchObject({ path: '$.data[0].old_path', expected: 'a text', found: '1, and 49 more like it' });
});

test('a response with many errors reports the first ones and the count of the others', () => {
	const findings = findShapeErrors(endpoints._post_hapi_catalog_product, 'POST', { success: true, data: {} });
	expect(findings).toHaveLength(8);
	expect(findings.at(-1)?.fix).toMatch(/\d+ more places of this response are wrong/);
});

test('a missing field suggests a similarly named field of the response', () => {
	const [finding] = findShapeErrors(endpoints._get_hapi_misc_currency, 'GET', {
		success: true,
		data: { kod: 'EUR', symbol: '€', display: '%s €', decimals: 2 },
	});
	expect(finding).toMatchObject({ path: '$.data.code', found: 'nothing', fix: expect.stringContaining('does not know: kod.') });
});

function spoilFirst(body: unknown, spoil: (item: Json) => Json): unknown {
	if (!isJson(body) || !isJson(body['data']) || !Array.isArray(body['data']['items'])) return body;
	const [head, ...rest] = body['data']['items'];
	return { ...body, data: { ...body['data'], items: isJson(head) ? [spoil(head), ...rest] : [] } };
}
