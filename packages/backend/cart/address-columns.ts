import type { AddressColumns } from '../platform/database/tables/account-tables.ts';

/** What an address says, wherever it is kept. */
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
