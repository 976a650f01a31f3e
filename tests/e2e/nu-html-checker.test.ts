import { expect, inject, test } from 'vitest';
import { isNightly } from '#tests/support/nightly.ts';
import { nuErrors } from '#tests/support/nu-errors.ts';

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
