import { describe, expect, test } from 'vitest';
import { answerError, type ErrorAnswer, type PageError } from '#lib/platform/http/error-answer.ts';

const MAINTENANCE: ErrorAnswer = { kind: 'maintenance', refreshMs: 60_000, checks: false };
const ERROR_PAGE: ErrorAnswer = { kind: 'error-page', showsStack: false };
const STACK: ErrorAnswer = { kind: 'error-page', showsStack: true };

/** Section 8 row by row, in production and in development. */
const CATALOGUE: readonly [rule: string, error: PageError, production: ErrorAnswer, development: ErrorAnswer][] = [
	['401 renews the session', { statusCode: 401 }, { kind: 'renew-session' }, { kind: 'renew-session' }],
	['503 is maintenance, and checks for it', { statusCode: 503 }, { ...MAINTENANCE, checks: true }, { ...MAINTENANCE, checks: true }],
	['500 is maintenance in production', { statusCode: 500 }, MAINTENANCE, STACK],
	[
		'a build that cannot be fetched is maintenance for 2 s',
		{ statusCode: 500, isBuildMeta: true },
		{ ...MAINTENANCE, refreshMs: 2000 },
		{ ...MAINTENANCE, refreshMs: 2000 },
	],
	['a 404 shows its status', { statusCode: 404, message: 'Page Not Found' }, ERROR_PAGE, STACK],
	['any other error shows its status', { statusCode: 418 }, ERROR_PAGE, STACK],
	['a bad gateway', { statusCode: 502 }, ERROR_PAGE, STACK],
];

describe('the error catalog of section 8', () => {
	test.each(CATALOGUE)('%s', (_, error, production, development) => {
		expect(answerError(error, { production: true })).toEqual(production);
		expect(answerError(error, { production: false })).toEqual(development);
	});
});
