import { expect, test } from 'vitest';
import { toGtin } from '#lib/catalog/gtin.ts';

test.each([
	['3859889271646', true],
	['96385074', true],
	['036000291452', true],
	['13859889271643', true],
	['3859889271647', false],
	['2900000000018', false],
	['0212345678909', false],
	['20000004', false],
	['9912345678909', false],
	['385988927164', false],
	['385988927164X', false],
	['', false],
])('%s is a global trade item number: %s', (ean, known) => expect(toGtin(ean)).toBe(known ? ean : undefined));

test('a missing code has no GTIN', () => expect(toGtin(undefined)).toBeUndefined());
