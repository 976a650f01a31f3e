import { isTaxClass, type TaxClass } from '../platform/tax/tax-class.ts';
import { percentOf, type TaxRules } from '../platform/tax/tax-rules.ts';
import { toCents } from '../platform/tax/to-cents.ts';
import { field, formatAmount, readAmount } from './forms.ts';
import { TAX_CLASS_OPTIONS } from './tax-words.ts';

/** How prices of a product are typed: with VAT, or without that of its class. */
export interface PriceEntry {
	readonly isNet: boolean;
	readonly percent: number;
}

export const priceEntryOf = (rules: TaxRules, taxClass: TaxClass): PriceEntry => ({ isNet: rules.entersNetPrices, percent: percentOf(rules, taxClass) });

/** What was typed as an amount with VAT in major units; null where it is none. A net one has four decimals at most. */
export function readPrice(text: string, { isNet, percent }: PriceEntry): number | null {
	if (!isNet) return readAmount(text);
	const net = text.replace(/\s|€/g, '').replace(',', '.');
	return /^\d{1,7}(\.\d{1,4})?$/.test(net) ? toCents(net, { vat_included: false, percent }) / 100 : null;
}

/** Cents as they are typed. Four decimals of a net price lead back to the very same cents. */
export function formatPrice(cents: number, { isNet, percent }: PriceEntry): string {
	if (!isNet) return formatAmount(cents);
	const net = (cents / (100 + percent)).toFixed(4);
	return net.replace(/0{1,2}$/, '').replace('.', ',');
}

/** What a product is charged by besides its price, as the form has it. */
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

/** The terms of a sent form, or what is wrong with them. A form without them leaves them as they are. */
export function readTerms(form: Readonly<Record<string, string>>): Partial<Terms> | string {
	const taxClass = form['tax_class'];
	if (taxClass === undefined) return {};
	if (!isTaxClass(taxClass)) return 'Odaberite stopu PDV-a iz popisa.';
	const weight = form['weight_grams']?.trim() ?? '';
	if (weight !== '' && !/^[1-9]\d{0,6}$/.test(weight)) return 'Masa mora biti cijeli broj grama, na primjer 1200.';
	return { tax_class: taxClass, weight_grams: weight === '' ? null : Number(weight), bulky: form['bulky'] === '1' };
}

type TermField = keyof ReturnType<typeof toTermsForm>;

/** Fields of the terms; `of` gives each its name, value and hint. */
export const termFields = (of: (name: TermField, usual?: string) => { name: string; value: string; hint: string | undefined }): string[] => [
	field({ ...of('tax_class', 'Stope su u odjeljku Porezi.'), label: 'PDV', type: 'select', options: TAX_CLASS_OPTIONS }),
	field({ ...of('weight_grams', 'S ambalažom. Prazno: računa se masa iz odjeljka Dostava.'), label: 'Masa u gramima', type: 'number', step: '1' }),
	field({ ...of('bulky'), label: 'Glomazno: ne stane u uobičajen paket', type: 'switch' }),
];
