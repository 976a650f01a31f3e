import { describe, expect, test } from 'vitest';
import { answerError } from '#lib/platform/http/error-answer.ts';
import { toPageError } from '#pages/_error/to-page-error.ts';

/** The browser's reaction to a page that the router could not show. */
const answerTo = (context: Parameters<typeof toPageError>[0]) => answerError(toPageError(context), { production: true });

describe('a page that failed in the browser', () => {
	test.each([
		'Failed to fetch',
		'NetworkError when attempting to fetch resource.',
		'Load failed',
		'Failed to fetch dynamically imported module: https://titraj.example/assets/a.js',
		'error loading dynamically imported module',
		'Importing a module script failed.',
	])('because its data or code could not be fetched (%s) checks every 2 s whether the build is back', (message) => {
		expect(answerTo({ errorWhileRendering: new TypeError(message) })).toEqual({ kind: 'maintenance', refreshMs: 2000, checks: false });
	});
	test('with an exception of its own shows the maintenance page, without details', () => {
		expect(answerTo({ errorWhileRendering: new TypeError('x is not a function') })).toEqual({ kind: 'maintenance', refreshMs: 60_000, checks: false });
	});
	test.each([
		['a 401', { abortStatusCode: 401 }, { kind: 'renew-session' }],
		['a 503', { abortStatusCode: 503 }, { kind: 'maintenance', refreshMs: 60_000, checks: true }],
		['no such page', { is404: true }, { kind: 'error-page', showsStack: false }],
		['another error', { abortStatusCode: 418, abortReason: 'teapot' }, { kind: 'error-page', showsStack: false }],
	])('with %s follows the error catalog', (_title, context, answer) => {
		expect(answerTo(context)).toEqual(answer);
	});
	test('shows the status message, and where it went wrong', () => {
		const cause = new Error('boom');
		expect(toPageError({ abortStatusCode: 404, abortReason: 'Page Not Found' })).toMatchObject({ statusCode: 404, message: 'Page Not Found' });
		expect(toPageError({ errorWhileRendering: cause })).toMatchObject({ statusCode: 500, stack: cause.stack });
	});
});
