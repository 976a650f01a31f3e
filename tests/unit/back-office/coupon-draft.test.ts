import { toNewCoupon } from '@titraj/back-office/screens/coupons/coupon-draft.ts';
import { expect, test } from 'vitest';

const typed = (fields: Readonly<Record<string, string>>): FormData => {
	const form = new FormData();
	for (const [name, text] of Object.entries(fields)) form.set(name, text);
	return form;
};
const EMPTY = { title: '', percent: null, amount: null, minimum: null, valid_from: null, valid_to: null, maximum_uses: null };

test('empty fields of a coupon are null, not 0 or the year 1970', () => {
	expect(toNewCoupon(typed({ title: ' ', percent: '', amount: ' ', from: '', to: '', maximum: '' }))).toEqual(EMPTY);
	expect(toNewCoupon(typed({}))).toEqual(EMPTY);
});

test('a coupon has decimal amounts with a comma, and the last day counts in full', () => {
	const coupon = toNewCoupon(typed({ title: 'Ljeto', percent: '10', amount: '5,50', minimum: '30', from: '2027-06-01', to: '2027-06-30', maximum: '100' }));
	expect(coupon).toMatchObject({ title: 'Ljeto', percent: 10, amount: '5.50', minimum: '30', maximum_uses: 100 });
	expect([coupon.valid_from, coupon.valid_to]).toEqual([new Date('2027-06-01T00:00:00').toISOString(), new Date('2027-06-30T23:59:59').toISOString()]);
});
