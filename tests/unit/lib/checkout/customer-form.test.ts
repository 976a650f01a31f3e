import type { CustomerField } from '@titraj/contract/profile.ts';
import { describe, expect, test } from 'vitest';
import { toBillingFields, toCustomerBody, toCustomerRules } from '#lib/checkout/customer-form.ts';
import { checkForm } from '#lib/platform/forms/check-form.ts';

const field = (name: string, more: Partial<CustomerField> = {}): CustomerField => ({
	...{ name, type: 'text', required: true, max_length: 100, autocomplete: null, format: null, company: false },
	...more,
});
const FIELDS = [
	field('email', { type: 'email', format: 'email' }),
	field('first_name'),
	field('street'),
	field('postcode', { format: 'postcode' }),
	field('country', { type: 'country' }),
	field('phone', { type: 'tel', format: 'phone', required: false }),
	field('company', { company: true }),
	field('oib', { company: true, format: 'oib' }),
	field('newsletter', { type: 'checkbox', required: false }),
];
const LEAVE = field('accept_data', { type: 'checkbox' });
const good = { email: 'ana@primjer.example', first_name: 'Ana', street: 'Ulica 1', postcode: '10000', country: 'HR', phone: '' };
const bill = { bill_elsewhere: 'on', 'billing.first_name': 'Iva', 'billing.street': 'Trg 2', 'billing.postcode': '1000', 'billing.country': 'SI' };

describe('fields of the customer step', () => {
	test.each([
		['a valid form', good, {}],
		[
			'nothing typed',
			{},
			{
				email: 'error_email_invalid',
				first_name: 'error_field_required',
				street: 'error_field_required',
				postcode: 'error_field_required',
				country: 'error_field_required',
			},
		],
		['a pickup, whose place is not asked', { email: good.email, first_name: 'Ana', phone: '', without_place: 'on' }, {}],
		['spaces only', { ...good, street: '  ' }, { street: 'error_field_required' }],
		['an invalid e-mail', { ...good, email: 'ana' }, { email: 'error_email_invalid' }],
		['a postcode of another country', { ...good, postcode: '1000' }, { postcode: 'error_postcode_invalid' }],
		['an invalid phone number, although it is optional', { ...good, phone: 'x' }, { phone: 'error_phone_invalid' }],
		['a company without its data', { ...good, for_company: 'on' }, { company: 'error_field_required', oib: 'error_oib_invalid' }],
		['a company with an invalid OIB', { ...good, for_company: 'on', company: 'Val', oib: '12345678901' }, { oib: 'error_oib_invalid' }],
		['a company of another country, which has no OIB', { ...good, country: 'SI', postcode: '1000', for_company: 'on', company: 'Val', oib: '1' }, {}],
		[
			'a Croatian company with delivery abroad',
			{
				...good,
				country: 'SI',
				postcode: '1000',
				...bill,
				for_company: 'on',
				company: 'Val',
				'billing.company': 'Val',
				'billing.country': 'HR',
				'billing.postcode': '10000',
			},
			{ 'billing.oib': 'error_oib_invalid' },
		],
		['a company in a collapsed section', { ...good, company: '', oib: '1' }, {}],
		['a billing address in another country', { ...good, ...bill }, {}],
		['a billing address without a street', { ...good, ...bill, 'billing.street': '' }, { 'billing.street': 'error_field_required' }],
	])('%s', (_, values, errors) => expect(checkForm(values, toCustomerRules(values, FIELDS))).toEqual(errors));

	test('a required checkbox must be ticked', () => {
		const agreed = { ...good, accept_data: 'on' };
		expect(checkForm(good, toCustomerRules(good, [...FIELDS, LEAVE]))).toEqual({ accept_data: 'error_agree_required' });
		expect(checkForm(agreed, toCustomerRules(agreed, [...FIELDS, LEAVE]))).toEqual({});
	});

	test('the billing address asks neither for an e-mail nor for a phone', () =>
		expect(toBillingFields(FIELDS).map(({ name }) => name)).toEqual([
			'billing.first_name',
			'billing.street',
			'billing.postcode',
			'billing.country',
			'billing.company',
			'billing.oib',
		]));
});

describe('values of the customer step', () => {
	test('contain the backend’s checkboxes as yes or no', () =>
		expect(toCustomerBody({ ...good, accept_data: 'on' }, [...FIELDS, LEAVE])).toMatchObject({ accept_data: true, newsletter: false }));
	test('contain trimmed texts; empty ones are null', () =>
		expect(toCustomerBody({ ...good, first_name: ' Ana ' }, FIELDS)).toEqual({
			...good,
			phone: null,
			company: null,
			oib: null,
			billing: null,
			newsletter: false,
		}));
	test('sends the place that is known if it is not asked, else none in the first country of delivery', () => {
		const unasked = { email: good.email, first_name: 'Ana', phone: '', without_place: 'on' };
		const abroad = FIELDS.map((one) => (one.name === 'country' ? { ...one, countries: ['SI', 'HR'] } : one));
		const known = { street: 'Ulica 1', postcode: '10000', city: 'Zagreb', country: 'HR' };
		expect(toCustomerBody(unasked, abroad)).toMatchObject({ street: '', postcode: '', city: '', country: 'SI' });
		expect(toCustomerBody(unasked, FIELDS, known)).toMatchObject(known);
		expect(toCustomerBody(unasked, FIELDS, { ...known, street: '' })).toMatchObject({ street: '', postcode: '', city: '', country: 'HR' });
	});

	test('contain no company if its fields are hidden', () =>
		expect(toCustomerBody({ ...good, company: 'Val', oib: '1' }, FIELDS)).toMatchObject({ company: null, oib: null }));
	test('contain the billing address separately', () =>
		expect(toCustomerBody({ ...good, ...bill, newsletter: 'on' }, FIELDS)).toMatchObject({
			billing: { first_name: 'Iva', street: 'Trg 2', postcode: '1000', country: 'SI', company: null, oib: null },
			newsletter: true,
		}));
});
