/** Input of a guest. */
export const GUEST_FIELDS = {
	email: 'ana@primjer.example',
	first_name: 'Ana',
	last_name: 'Žužić',
	street: 'Ulica čempresa 7',
	postcode: '10000',
	city: 'Zagreb',
	phone: '+385 91 234 5678',
} as const;

const { street: _street, postcode: _postcode, city: _city, ...contact } = GUEST_FIELDS;

/** What a shop asks of somebody who collects the goods. */
export const CONTACT_FIELDS = contact;
