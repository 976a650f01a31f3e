import { expect, test } from 'vitest';
import { readAbandonmentWish } from '#lib/checkout/abandonment-wish.ts';

test.each([
	['a saved cart is restored', '?abandonment=bmVrYS1rb8WhYXJpY2E_', { abandonment: 'bmVrYS1rb8WhYXJpY2E_' }],
	['this cart is saved', '?saveconfirm=1', { saveconfirm: 1 }],
	['restoring a saved cart precedes saving one', '?saveconfirm=1&abandonment=12345678', { abandonment: '12345678' }],
	['nothing is requested', '', null],
	['the query is not known yet', null, null],
	['an invalid code', '?abandonment=%3Cscript%3E', null],
	['a code that is too long', `?abandonment=${'a'.repeat(41)}`, null],
	['a value other than 1', '?saveconfirm=yes', null],
])('%s', (_, search, wish) => expect(readAbandonmentWish(search)).toEqual(wish));
