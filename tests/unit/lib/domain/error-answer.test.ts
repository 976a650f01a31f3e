import { describe, expect, test } from 'vitest';
import { answerError, type ErrorAnswer, type PageError } from '#lib/domain/error-answer.ts';

const MAINTENANCE: ErrorAnswer = { kind: 'maintenance', refreshMs: 60_000, checks: false };
const NOT_FOUND: ErrorAnswer = { kind: 'leave', to: '/404/', afterMs: 0 };
const STACK: ErrorAnswer = { kind: 'error-page', showsStack: true };

/** Section 8, row by row: in the browser in production, on the server in production, in development. */
const CATALOGUE: readonly [rule: string, error: PageError, browser: ErrorAnswer, server: ErrorAnswer, development: ErrorAnswer][] = [
	['401 renews the session', { statusCode: 401 }, { kind: 'renew-session' }, { kind: 'renew-session' }, { kind: 'renew-session' }],
	[
		'503 is maintenance, and asks whether it is',
		{ statusCode: 503 },
		{ ...MAINTENANCE, checks: true },
		{ ...MAINTENANCE, checks: true },
		{ ...MAINTENANCE, checks: true },
	],
	['500 is maintenance in production', { statusCode: 500 }, MAINTENANCE, MAINTENANCE, STACK],
	[
		'a build that cannot be fetched is maintenance for 2 s',
		{ statusCode: 500, isBuildMeta: true },
		{ ...MAINTENANCE, refreshMs: 2000 },
		{ ...MAINTENANCE, refreshMs: 2000 },
		{ ...MAINTENANCE, refreshMs: 2000 },
	],
	[
		'an unauthorized 404 leads to its url',
		{ statusCode: 404, message: 'unauthorized', url: '/moj-racun/prijava/' },
		{ kind: 'leave', to: '/moj-racun/prijava/', afterMs: 500 },
		{ kind: 'leave', to: '/moj-racun/prijava/', afterMs: 500 },
		{ kind: 'leave', to: '/moj-racun/prijava/', afterMs: 500 },
	],
	[
		'an unauthorized 404 never leads to another site',
		{ statusCode: 404, message: 'unauthorized', url: '//elsewhere.example/' },
		{ kind: 'leave', to: '/404/', afterMs: 500 },
		{ kind: 'leave', to: '/404/', afterMs: 500 },
		{ kind: 'leave', to: '/404/', afterMs: 500 },
	],
	['any other 404', { statusCode: 404, message: 'Page Not Found' }, NOT_FOUND, { kind: 'error-page', showsStack: false }, STACK],
	['any other error', { statusCode: 418 }, NOT_FOUND, { kind: 'error-page', showsStack: false }, STACK],
	['a bad gateway', { statusCode: 502 }, NOT_FOUND, { kind: 'error-page', showsStack: false }, STACK],
];

describe('the error catalogue of section 8', () => {
	test.each(CATALOGUE)('%s', (_, error, browser, server, development) => {
		expect(answerError(error, { production: true, side: 'browser' })).toEqual(browser);
		expect(answerError(error, { production: true, side: 'server' })).toEqual(server);
		expect(answerError(error, { production: false, side: 'browser' })).toEqual(development);
	});
});

test('the 404 page is that of the language', () => {
	expect(answerError({ statusCode: 418 }, { production: true, side: 'browser', home: '/de/' })).toEqual({ ...NOT_FOUND, to: '/de/404/' });
});
