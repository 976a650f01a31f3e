import { isTaxClass, type TaxClass } from '../platform/tax/tax-class.ts';
import { percentOf, type TaxRules } from '../platform/tax/tax-rules.ts';
import { toCents } from '../platform/tax/to-cents.ts';
import { field, formatAmount, readAmount } from './forms.ts';
import { TAX_CLASS_OPTIONS } from './tax-words.ts';

/** Whether prices are entered with or without VAT, and the product's VAT rate. */
export interface PriceEntry {
	readonly isNet: boolean;
	readonly percent: number;
}

export const priceEntryOf = (rules: TaxRules, taxClass: TaxClass): PriceEntry => ({ isNet: rules.entersNetPrices, percent: percentOf(rules, taxClass) });

/** Parses an entered price into an amount with VAT in major units; null if invalid. Net prices have up to four decimals. */
export function readPrice(text: string, { isNet, percent }: PriceEntry): number | null {
	if (!isNet) return readAmount(text);
	const net = text.replace(/\s|€/g, '').replace(',', '.');
	return /^\d{1,7}(\.\d{1,4})?$/.test(net) ? toCents(net, { vat_included: false, percent }) / 100 : null;
}

/** Formats cents for the price field. Four decimals of a net price convert back to the same cents. */
export function formatPrice(cents: number, { isNet, percent }: PriceEntry): string {
	if (!isNet) return formatAmount(cents);
	const net = (cents / (100 + percent)).toFixed(4);
	return net.replace(/0{1,2}$/, '').replace('.', ',');
}

/** Tax and shipping data in the product form. */
export interface Terms {
	readonly tax_class: TaxClass;
	readonly weight_grams: number | null;
	readonly bulky: boolean;
}

export const toTermsForm = ({ tax_class, weight_grams, bulky }: Terms) => ({
	tax_class,
	weight_grams: weight_grams === null ? '' : String(weight_grams),
	bulky: bulky ? '1' : '',
});

/** Parses the submitted fields, or returns an error message. Fields that were not submitted are not changed. */
export function readTerms(form: Readonly<Record<string, string>>): Partial<Terms> | string {
	const taxClass = form['tax_class'];
	if (taxClass === undefined) return {};
	if (!isTaxClass(taxClass)) return 'Odaberite stopu PDV-a iz popisa.';
	const weight = form['weight_grams']?.trim() ?? '';
	if (weight !== '' && !/^[1-9]\d{0,6}$/.test(weight)) return 'Masa mora biti cijeli broj grama, na primjer 1200.';
	return { tax_class: taxClass, weight_grams: weight === '' ? null : Number(weight), bulky: form['bulky'] === '1' };
}

type TermField = keyof ReturnType<typeof toTermsForm>;

/** `of` returns name, value and hint of a field. */
export const termFields = (of: (name: TermField, usual?: string) => { name: string; value: string; hint: string | undefined }): string[] => [
	field({ ...of('tax_class', 'Stope su u odjeljku Porezi.'), label: 'PDV', type: 'select', options: TAX_CLASS_OPTIONS }),
	field({ ...of('weight_grams', 'S ambalažom. Prazno: računa se masa iz odjeljka Dostava.'), label: 'Masa u gramima', type: 'number', step: '1' }),
	field({ ...of('bulky'), label: 'Glomazno: ne stane u uobičajen paket', type: 'switch' }),
];
