import { expect, inject, test } from 'vitest';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { nuErrors } from '#tests/support/nu-errors.ts';
import { editor } from '#tests/support/sign-in.ts';

const WRONG = `<!doctype html><html lang="hr"><head><title>x</title></head><body>
	<h1><span role="status">1</span></h1>
	<button popovertarget="a" aria-expanded="true">x</button><div id="a" popover></div>
	<label>Ulica <input autocomplete="shipping street-address"></label></body></html>`;

// The tests of every screen and of every modal ask it about each state that they open.
test('the Nu HTML checker finds a status in a heading, a state beside the target of a popover, and autofill of an area on an input', async ({ skip }) => {
	skip(inject('nuChecker') === null && !isNightly, 'Java is not installed');
	const errors = await nuErrors(WRONG);
	expect(errors.map((error) => /role=status|aria-expanded|autocomplete/.exec(error)?.[0])).toEqual(['role=status', 'aria-expanded', 'autocomplete']);
});

test.each(['hr', 'de'])('every mail of the shop is valid HTML: %s', async (language) => {
	const staff = openPersonBrowser({ url: inject('backendUrl') });
	expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
	const { items } = (await staff.call('GET', '/mails')).body;
	expect(items.length).toBeGreaterThan(30);
	for (const { template } of items) {
		const { status, body } = await staff.call('GET', `/mails/${template}/preview?language=${language}`);
		expect([template, status]).toEqual([template, 200]);
		expect([template, await nuErrors(body.html)]).toEqual([template, []]);
	}
});
