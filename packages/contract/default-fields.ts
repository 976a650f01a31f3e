import type { CustomerField } from './profile.ts';

const text: Omit<CustomerField, 'name' | 'autocomplete'> = { type: 'text', required: true, max_length: 100, format: null, company: false };

/** Fields of an address, for a backend that does not define them. */
const ADDRESS: readonly CustomerField[] = [
	{ ...text, name: 'first_name', autocomplete: 'given-name' },
	{ ...text, name: 'last_name', autocomplete: 'family-name' },
	{ ...text, name: 'company', autocomplete: 'organization', company: true },
	{ ...text, name: 'oib', autocomplete: null, format: 'oib', max_length: 20, company: true },
	{ ...text, name: 'street', autocomplete: 'address-line1' },
	{ ...text, name: 'postcode', autocomplete: 'postal-code', format: 'postcode', max_length: 16 },
	{ ...text, name: 'city', autocomplete: 'address-level2' },
	{ ...text, name: 'country', type: 'country', autocomplete: 'country', max_length: 2 },
	{ ...text, name: 'phone', type: 'tel', autocomplete: 'tel', format: 'phone', max_length: 40 },
];
const EMAIL: CustomerField = { ...text, name: 'email', type: 'email', autocomplete: 'email', format: 'email', max_length: 254 };

/** The default fields of a form: an address, and the e-mail of a guest. */
export function defaultFields(type: string): readonly CustomerField[] {
	return type === 'webshop.guest' ? [EMAIL, ...ADDRESS] : ADDRESS;
}
