import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
	['equal texts', 'tajna-1234', 'tajna-1234', true],
	['texts that differ in one character', 'tajna-1234', 'tajna-1235', false],
	['a prefix of the secret', 'tajna', 'tajna-1234', false],
	['a text longer than the secret', 'tajna-12345', 'tajna-1234', false],
	['an empty text', '', 'tajna-1234', false],
	['characters outside ASCII', 'šifra', 'sifra', false],
])('compares %s', (_, sent, expected, same) => expect(isSameSecret(sent, expected)).toBe(same));

it('agrees with === for any two texts, also of unequal length', () => {
	fc.assert(fc.property(fc.string(), fc.string(), (one, other) => isSameSecret(one, other) === (one === other)));
});
