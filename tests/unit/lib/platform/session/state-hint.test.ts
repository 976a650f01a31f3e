import { expect, test } from 'vitest';
import { parseStateHint, serialiseStateHint } from '#lib/platform/session/state-hint.ts';

test.each([
	[undefined, null],
	['', null],
	['u=1&c=3', null],
	['u=1&c=3&s=a<b', null],
	['u=1&c=3&s=k3j2', { signedIn: true, cartCount: 3, epoch: 'k3j2' }],
	['u=0&c=-1&s=k3j2', { signedIn: false, cartCount: 0, epoch: 'k3j2' }],
	['u=0&c=x&s=k3j2', { signedIn: false, cartCount: 0, epoch: 'k3j2' }],
])('%j', (value, hint) => expect(parseStateHint(value)).toEqual(hint));

test('a hint is parsed from its cookie value', () => {
	const hint = { signedIn: true, cartCount: 12, epoch: 'Ab-_9' };
	expect(parseStateHint(serialiseStateHint(hint))).toEqual(hint);
});
