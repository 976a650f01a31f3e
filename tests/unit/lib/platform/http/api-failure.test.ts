import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#lib/platform/http/result.ts';

test('a failure is recognised across bundles, each with its own class; another error is not', async () => {
	vi.resetModules();
	const other = await import('#lib/platform/http/result.ts');
	expect(other.ApiFailure).not.toBe(ApiFailure);
	const failure = new other.ApiFailure({ kind: 'timeout', statusCode: 0, retryable: true, attempts: 1, message: 'no answer in time' });
	expect([failure instanceof ApiFailure, new Error('ApiFailure') instanceof ApiFailure]).toEqual([true, false]);
});
