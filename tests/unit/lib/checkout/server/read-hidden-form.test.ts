import { describe, expect, test } from 'vitest';
import { readHiddenForm } from '#lib/checkout/server/read-hidden-form.server.ts';

const form = (inside: string, attributes = 'method="POST" action="https://pay.example/go?a=1&amp;b=2"') => `<form ${attributes}>${inside}</form>`;
const field = '<input type="hidden" name="amount" value="100">';

describe('a provider’s hidden form', () => {
	test('its address and hidden fields are taken, decoded; nothing else', () => {
		expect(
			readHiddenForm(
				`<p style="x">Čekajte</p>${form(`${field}<input type=hidden name='ime[0]' value="Ana &quot;Č&quot;"><input type="text" name="typed"><script>alert(1)</script>`)}`,
			),
		).toEqual({
			action: 'https://pay.example/go?a=1&b=2',
			fields: [
				{ name: 'amount', value: '100' },
				{ name: 'ime[0]', value: 'Ana "Č"' },
			],
		});
	});
	test.each([
		['no form', field],
		['two forms', form(field) + form(field)],
		['a form without fields', form('')],
		['a form that is sent by GET', form(field, 'action="https://pay.example/"')],
		['a form without an address', form(field, 'method="post"')],
		['an address of this shop', form(field, 'method="post" action="/webshop/"')],
		['a script as an address', form(field, 'method="post" action="javascript:alert(1)"')],
		['a field with an invalid name', form('<input type="hidden" name="a b" value="">')],
		['too many fields', form(field.repeat(61))],
		['a whole page', 'x'.repeat(70_000)],
		['nothing', ''],
	])('%s is none', (_title, html) => expect(readHiddenForm(html)).toBeNull());
});
