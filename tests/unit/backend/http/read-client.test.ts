import { readClient } from '@titraj/backend/platform/http/read-client.ts';
import { expect, test } from 'vitest';

const SECRET = 'sixteen letters and more';
const ADDRESS = { 'base-client': '203.0.113.7' };

test.each([
	['on the loopback address without a secret', ADDRESS, { baseClientSecret: null, believesBaseClient: true }, '203.0.113.7'],
	['where others reach the backend, without a secret', ADDRESS, { baseClientSecret: null, believesBaseClient: false }, null],
	['with the secret', { ...ADDRESS, 'base-client-secret': SECRET }, { baseClientSecret: SECRET, believesBaseClient: false }, '203.0.113.7'],
	['with another secret', { ...ADDRESS, 'base-client-secret': SECRET.toUpperCase() }, { baseClientSecret: SECRET, believesBaseClient: true }, null],
	['without the secret that is set', ADDRESS, { baseClientSecret: SECRET, believesBaseClient: true }, null],
	['that is not known', { 'base-client': 'unknown' }, { baseClientSecret: null, believesBaseClient: true }, null],
	['that is not said', {}, { baseClientSecret: null, believesBaseClient: true }, null],
])('an address %s', (_title, headers, config, expected) => expect(readClient(headers, config)).toBe(expected));
