import { expect, test } from 'vitest';
import { unwrapOptional } from '#lib/platform/http/optional-endpoint.ts';
import type { ApiError } from '#lib/platform/http/result.ts';

const failed = (kind: ApiError['kind'], statusCode: number) => ({ ok: false, error: { kind, statusCode, retryable: false, message: 'GET /x: why' } }) as const;

test.each([
	['not in the endpoint table', failed('contract', 0)],
	['not known to the backend', failed('http', 404)],
])('a call that is %s returns nothing', (_, result) => {
	expect(unwrapOptional<string[]>(result, [])).toEqual([]);
});

test.each([
	['timeout', 0],
	['network', 0],
	['http', 500],
	['http', 401],
	['contract', 200],
	['rejected', 200],
] as const)('any other error is a failure: %s %i', (kind, status) => {
	expect(() => unwrapOptional<string[]>(failed(kind, status), [])).toThrow('GET /x: why');
});

test('an available call returns its data', () => {
	expect(unwrapOptional({ ok: true, data: ['a'] }, [])).toEqual(['a']);
});
