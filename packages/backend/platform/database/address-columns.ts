import type { AddressColumns } from './tables/account-tables.ts';

/** Columns of an address in every table that stores one. */
export const addressColumns = [
	'first_name',
	'last_name',
	'company',
	'oib',
	'street',
	'postcode',
	'city',
	'country',
	'phone',
] as const satisfies (keyof AddressColumns)[];
