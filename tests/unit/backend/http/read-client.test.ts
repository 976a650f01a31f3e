import { readClient } from '@titraj/backend/platform/http/read-client.ts';
import { expect, test } from 'vitest';

const SECRET = 'sixteen letters and more';
const ADDRESS = { 'base-client': '203.0.113.7' };

test.each([
	['in a demo that others cannot reach, without a secret', ADDRESS, { baseClientSecret: null, believesBaseClient: true }, '203.0.113.7'],
	['that others can reach, without a secret', ADDRESS, { baseClientSecret: null, believesBaseClient: false }, null],
	['with the secret', { ...ADDRESS, 'base-client-secret': SECRET }, { baseClientSecret: SECRET, believesBaseClient: false }, '203.0.113.7'],
	['with another secret', { ...ADDRESS, 'base-client-secret': SECRET.toUpperCase() }, { baseClientSecret: SECRET, believesBaseClient: true }, null],
	['without the required secret', ADDRESS, { baseClientSecret: SECRET, believesBaseClient: true }, null],
	['that is unknown', { 'base-client': 'unknown' }, { baseClientSecret: null, believesBaseClient: true }, null],
	['that is missing', {}, { baseClientSecret: null, believesBaseClient: true }, null],
])('an address %s', (_title, headers, config, expected) => expect(readClient(headers, config)).toBe(expected));

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])('an address is not believed without a secret if a proxy added %s', (name) =>
	expect(readClient({ ...ADDRESS, [name]: '1' }, { baseClientSecret: null, believesBaseClient: true })).toBeNull(),
);
