import { isSigned, signFields } from '@titraj/backend/payments/sign-fields.ts';
import { expect, test } from 'vitest';

const FIELDS = { amount: '39.90', order: 'M-1001' };

test('a signature covers every field, and no order of them', () => {
	const signature = signFields(FIELDS, 'tajna');
	expect(signFields({ order: 'M-1001', amount: '39.90' }, 'tajna')).toBe(signature);
	expect(isSigned({ ...FIELDS, signature }, 'tajna')).toBe(true);
	for (const changed of [{ ...FIELDS, amount: '0.01' }, { ...FIELDS, more: '1' }, { amount: '39.90' }])
		expect(isSigned({ ...changed, signature }, 'tajna')).toBe(false);
});

test('a signature with another secret, or none, is refused', () => {
	expect(isSigned({ ...FIELDS, signature: signFields(FIELDS, 'druga') }, 'tajna')).toBe(false);
	expect(isSigned(FIELDS, 'tajna')).toBe(false);
});
