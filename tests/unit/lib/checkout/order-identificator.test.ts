import { expect, test } from 'vitest';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';

test.each([
	['?order_identificator=17-aB3_x-9', '17-aB3_x-9'],
	['?x=1&order_identificator=17-a', '17-a'],
	['?order_identificator=17', null],
	['?order_identificator=17-', null],
	['?order_identificator=-abc', null],
	['?order_identificator=x-abc', null],
	['?order_identificator=17-a/b', null],
	[`?order_identificator=17-${'a'.repeat(101)}`, null],
	['?order_identificator=', null],
	['', null],
	[null, null],
])('the order of %j', (search, identificator) => expect(readOrderIdentificator(search)).toBe(identificator));
