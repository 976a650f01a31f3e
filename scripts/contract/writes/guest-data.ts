/** Customer data of a guest's order. The domain is reserved for examples, so mails are not delivered. */
export const toGuestForm = (run: string) => ({
	type: 'webshop.guest',
	email: `contract-check-${run}@shop.example`,
	first_name: 'Provjera',
	last_name: 'Ugovora',
	street: 'Ilica 1',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	phone: '+385 91 555 0101',
});

/** A company with a valid registration number (OIB). */
export const COMPANY = { company: 'Provjera d.o.o.', oib: '69435151530' } as const;

/** Required fields of the customer step. */
export const NEEDED_FIELDS = ['email', 'first_name', 'last_name', 'street', 'postcode', 'city', 'country'] as const;
