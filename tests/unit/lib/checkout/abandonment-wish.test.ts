import { expect, test } from 'vitest';
import { readAbandonmentWish } from '#lib/checkout/abandonment-wish.ts';

test.each([
	['a kept cart is brought back', '?abandonment=bmVrYS1rb8WhYXJpY2E_', { abandonment: 'bmVrYS1rb8WhYXJpY2E_' }],
	['this cart is kept', '?saveconfirm=1', { saveconfirm: 1 }],
	['a kept cart comes before keeping one', '?saveconfirm=1&abandonment=12345678', { abandonment: '12345678' }],
	['nothing is asked for', '', null],
	['no query is known yet', null, null],
	['a code that is none', '?abandonment=%3Cscript%3E', null],
	['a code that is too long', `?abandonment=${'a'.repeat(41)}`, null],
	['another word than 1', '?saveconfirm=yes', null],
])('%s', (_, search, wish) => expect(readAbandonmentWish(search)).toEqual(wish));
