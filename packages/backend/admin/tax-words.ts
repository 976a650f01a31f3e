import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import { TAX_CLASSES, type TaxClass } from '../platform/tax/tax-class.ts';

/** Names of the tax classes. */
export const TAX_CLASS_TITLES: Readonly<Record<TaxClass, string>> = {
	standard: 'Opća stopa',
	reduced: 'Snižena stopa',
	super_reduced: 'Posebno snižena stopa',
	zero: 'Nulta stopa',
};

export const TAX_CLASS_OPTIONS = TAX_CLASSES.map((name) => [name, TAX_CLASS_TITLES[name]] as const);

const NAMES = new Intl.DisplayNames(['hr'], { type: 'region' });

export const nameCountry = (code: string): string => NAMES.of(code) ?? code;

export const isCountry = (code: string): boolean => COUNTRIES.includes(code);

/** Countries in the selects of the back office. */
export const COUNTRY_OPTIONS = COUNTRIES.map((code) => [code, nameCountry(code)] as const);
