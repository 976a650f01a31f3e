import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { isOib, normaliseOib } from '@titraj/contract/formats/oib.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import { isPostcode, normalisePostcode } from '@titraj/contract/formats/postcode.ts';
import { WORLD_COUNTRIES } from '@titraj/contract/formats/world-countries.ts';
import type { AddressColumns } from '../../platform/database/tables/account-tables.ts';
import { collectErrors, type FormErrors, linkError, missing, nameError, toLine, toOptionalLine } from '../../platform/http/form.ts';

interface TypedAddress {
	first_name: string;
	last_name: string;
	company?: string | null | undefined;
	oib?: string | null | undefined;
	street: string;
	postcode: string;
	city: string;
	country: string;
	phone?: string | null | undefined;
}

interface AddressRules {
	readonly countries?: readonly string[];
	readonly isPlaceOptional?: boolean;
}

type ParsedAddress = { ok: true; address: AddressColumns } | { ok: false; errors: FormErrors };

/** Normalizes a typed billing address: it may be in any country of the world, also where postcodes have no known format. */
export const parseBillingAddress = (typed: TypedAddress): ParsedAddress => parseAddress(typed, { countries: WORLD_COUNTRIES });

/**
 * Normalizes a typed address, or returns its errors by field. A Croatian company needs an OIB for the R1 invoice (D28). `isPlaceOptional`: street, postcode and
 * town may be empty together.
 */
export function parseAddress(typed: TypedAddress, { countries = COUNTRIES, isPlaceOptional = false }: AddressRules = {}): ParsedAddress {
	const country = typed.country.toUpperCase();
	const typedPhone = toOptionalLine(typed.phone);
	const address: AddressColumns = {
		first_name: toLine(typed.first_name),
		last_name: toLine(typed.last_name),
		company: toOptionalLine(typed.company),
		oib: normaliseOib(typed.oib ?? '') ?? toOptionalLine(typed.oib),
		street: toLine(typed.street),
		postcode: normalisePostcode(typed.postcode, country) ?? toLine(typed.postcode),
		city: toLine(typed.city),
		country,
		phone: typedPhone === null ? null : normalisePhone(typedPhone),
	};
	const isKnown = COUNTRIES.includes(country);
	const lacksPlace = isPlaceOptional && [address.street, address.postcode, address.city].every((part) => part === '');
	const errors = collectErrors({
		first_name: nameError(address.first_name),
		last_name: nameError(address.last_name),
		company: linkError(address.company),
		street: lacksPlace ? null : (missing(address.street) ?? linkError(address.street)),
		city: lacksPlace ? null : (missing(address.city) ?? linkError(address.city)),
		country: countries.includes(country) ? null : 'error_country_invalid',
		postcode: lacksPlace ? null : (missing(address.postcode) ?? (isKnown && !isPostcode(address.postcode, country) ? 'error_postcode_invalid' : null)),
		phone: typedPhone !== null && address.phone === null ? 'error_phone_invalid' : null,
		oib: findOibError(address),
	});
	return errors === null ? { ok: true, address } : { ok: false, errors };
}

function findOibError({ company, oib, country }: AddressColumns): string | null {
	if (country !== 'HR') return null;
	if (oib === null) return company === null ? null : 'error_field_required';
	return isOib(oib) ? null : 'error_oib_invalid';
}
