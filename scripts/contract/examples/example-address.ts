/** Address of the example customer. */
export const EXAMPLE_ADDRESS = {
	first_name: 'Ana',
	last_name: 'Anić',
	street: 'Ilica 1',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	phone: '+385 91 555 0101',
};
