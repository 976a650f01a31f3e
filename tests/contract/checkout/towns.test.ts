import { TownsAnswer } from '@titraj/contract/towns.ts';
import { expect, test } from 'vitest';
import { tokenForEachTest } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
tokenForEachTest((started, guest) => {
	backend = started;
	token = guest;
});

test.each([
	['HR', '10000', ['Zagreb']],
	['hr', ' 10000 ', ['Zagreb']],
	['HR', '99999', []],
	['HR', '', []],
	['HR', "1' or '1'='1", []],
	['SI', '10000', []],
	['XX', '10000', []],
	['__', '__proto__', []],
])('the towns of %s %j are %j', async (country, postcode, items) => {
	const { body } = await backend.call('_get_hapi_webshop_town', { country, postcode }, token);
	expect(expectContract(TownsAnswer, body).data).toEqual({ items });
});

test('a postcode longer than any is refused', async () => {
	const { status } = await backend.call('_get_hapi_webshop_town', { country: 'HR', postcode: '1'.repeat(17) }, token);
	expect(status).toBe(400);
});
