import { endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMinimalBackend } from '#examples/minimal-backend/server.mjs';
import { checkContract } from '#scripts/contract/check-contract.ts';
import { findShapeErrors } from '#scripts/contract/find-shape-errors.ts';
import { isAsAgreed, toReportLines } from '#scripts/contract/print-report.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const check = (url: string, writes = false) => checkContract({ url, host: 'titraj.example', timeout: 5000 }, { writes });

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Faults of the calls and rules of a backend that is spoilt on the way. */
async function errorsOf(alter: (path: string) => Alteration, writes = false): Promise<Record<string, readonly string[]>> {
	await using altered = await alterBackend(backend.url, alter);
	const { verdicts } = await check(altered.url, writes);
	return Object.fromEntries(verdicts.flatMap(({ name, errors }) => (errors.length > 0 ? [[name, errors]] : [])));
}

const alterTable =
	(change: (table: Json) => Json) =>
	(path: string): Alteration =>
		path.includes('/misc/endpoints/')
			? { change: (body) => (isJson(body) && isJson(body['data']) ? { ...body, data: change(body['data']) } : body) }
			: undefined;

describe('a backend that is as agreed', () => {
	test('the backend has no errors in core and extension, and a cart that was filled is empty again', async () => {
		const report = await check(backend.url, true);
		expect(report.verdicts.filter(({ errors }) => errors.length > 0)).toEqual([]);
		expect(isAsAgreed(report)).toBe(true);
		expect(toReportLines(report, backend.url).at(-2)).toMatch(/^core: as agreed, \d\d asked/);
	});
	test('is only read: nothing is sent that changes anything', async () => {
		await using altered = await alterBackend(backend.url, () => undefined);
		await check(altered.url);
		const asked = new Set(altered.calls.map((call) => call.replace(/\?.*$/, '')));
		const changing = Object.entries(endpoints).filter(
			([name, { method }]) => method !== 'GET' && !/publish_post$|catalog_(product|price_qty|lookup)|gdpr_template/.test(name),
		);
		// A path may be read and written: those that are only written must not have been asked.
		const read = new Set(Object.values(endpoints).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
		expect(changing.filter(([, { path }]) => !read.has(path as never) && asked.has(path)).map(([name]) => name)).toEqual([]);
	});
});

describe('what is wrong is said call by call', () => {
	test('a field of another type, with its JSON path and what was found', async () => {
		const errors = await errorsOf((path) =>
			path.includes('/catalog/products/') ? { change: (body) => spoilFirst(body, (item) => ({ ...item, title: 7 })) } : undefined,
		);
		expect(errors['_get_hapi_catalog_products']?.join('\n')).toMatch(/\$\.data\.items\[0\]\.title .*found 7/);
	});
	test('a status, an answer that is no JSON, a missing envelope', async () => {
		const errors = await errorsOf((path) => {
			if (path.includes('/misc/info/')) return { status: 500 };
			if (path.includes('/misc/currency/')) return { change: () => ({ code: 'EUR' }) };
			return undefined;
		});
		expect(errors['_get_hapi_misc_info']).toEqual(['status 500']);
		expect(errors['_get_hapi_misc_currency']?.[0]).toContain('$');
	});
	test('a call of the core that the table lacks is an error, one of an extension is left out', async () => {
		const errors = await errorsOf(alterTable(({ _post_hapi_gdpr_template: _, _get_hapi_misc_redirects: __, ...table }) => table));
		expect(errors).toEqual({ _post_hapi_gdpr_template: ['the endpoint table does not have it'] });
	});
	test('a method that is not the contract’s, and a path that leads elsewhere', async () => {
		const errors = await errorsOf(
			alterTable((table) => ({
				...table,
				_get_hapi_misc_currency: { method: 'POST', path: '/hapi/v1/misc/currency/' },
				_get_hapi_location: { method: 'GET', path: 'https://elsewhere.example/x' },
			})),
		);
		expect(errors['_get_hapi_misc_currency']?.[0]).toContain('the endpoint table says POST');
		expect(errors['_get_hapi_location']?.[0]).toContain('another origin');
	});
	test('a list whose cursors go round in circles', async () => {
		const errors = await errorsOf((path) => (path.includes('cursor=') && !path.includes('no-such') ? first() : undefined));
		expect(Object.keys(errors)).toEqual(['rule: cursors walk a list once']);
	});
	test('a backend that lets anybody in', async () => {
		const errors = await errorsOf((path) => (path.includes('/webshop/cart/') ? { status: 200 } : undefined));
		expect(errors['rule: a wrong token is refused with 401']).toEqual(['GET /hapi/v1/webshop/cart/ with a wrong token: status 200']);
	});
	test('a cart call that is declared idempotent and counts a repeat', async () => {
		let versions = 1000;
		const grow = (body: unknown) => (isJson(body) && isJson(body['data']) ? { ...body, data: { ...body['data'], version: versions++ } } : body);
		const errors = await errorsOf((path) => (path.includes('/webshop/product/') ? { change: grow } : undefined), true);
		expect(errors['rule: a guest’s cart takes a product and gives it back']?.[0]).toBe(
			'_post_hapi_webshop_product: declared idempotent, but the same request_id changed the cart again',
		);
	});

	test('nobody there', async () => {
		expect(await check('http://127.0.0.1:9')).toMatchObject({ unusable: expect.stringContaining('/hapi/v1/auth/generate-token/'), verdicts: [] });
	});
});

test('errors of one kind are one line, with their number', () => {
	const answer = { success: true, data: Array.from({ length: 50 }, () => ({ old_path: 1, new_path: '/' })) };
	expect(findShapeErrors(endpoints._get_hapi_misc_redirects.response, answer)).toEqual(['$.data[0].old_path must be a text; found 1, and 49 more like it']);
});

test('only the first errors of an answer are reported', () => {
	const errors = findShapeErrors(endpoints._post_hapi_catalog_product.response, { success: true, data: {} });
	expect(errors).toHaveLength(9);
	expect(errors.at(-1)).toBe('and more');
});

test('the minimal backend is as agreed in the core, with no extension, and a cart that was filled is empty again', async () => {
	const minimal = await startMinimalBackend({ port: 0 });
	try {
		const report = await check(minimal.url, true);
		expect(report.verdicts.filter(({ errors }) => errors.length > 0)).toEqual([]);
		expect(report.verdicts.filter(({ part, skipped }) => part === 'extension' && skipped === undefined)).toEqual([]);
	} finally {
		await minimal.close();
	}
});

/** A page with a product that the first page had. */
function first(): { change: (body: unknown) => unknown } {
	return { change: (body) => spoilFirst(body, (item) => ({ ...item, id: 1 })) };
}

function spoilFirst(body: unknown, spoil: (item: Json) => Json): unknown {
	if (!isJson(body) || !isJson(body['data']) || !Array.isArray(body['data']['items'])) return body;
	const [head, ...rest] = body['data']['items'];
	return { ...body, data: { ...body['data'], items: isJson(head) ? [spoil(head), ...rest] : [] } };
}
