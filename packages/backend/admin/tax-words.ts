import { TAX_CLASSES, type TaxClass } from '../platform/tax/tax-class.ts';

/** Names of the tax classes. */
const TAX_CLASS_TITLES: Readonly<Record<TaxClass, string>> = {
	standard: 'Opća stopa',
	reduced: 'Snižena stopa',
	super_reduced: 'Posebno snižena stopa',
	zero: 'Nulta stopa',
};

export const TAX_CLASS_OPTIONS = TAX_CLASSES.map((name) => [name, TAX_CLASS_TITLES[name]] as const);
