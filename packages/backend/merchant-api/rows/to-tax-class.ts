import type { TaxClass } from '../../platform/tax/tax-class.ts';
import { classOfPercent, percentOf, type TaxRules } from '../../platform/tax/tax-rules.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import type { RowError } from './row-result.ts';

/** Tax class of a row, by name or by a VAT rate of the shop's country; undefined if the row has neither. */
export function toTaxClass({ tax_class, price }: Pick<ProductRow, 'tax_class' | 'price'>, rules: TaxRules): TaxClass | undefined {
	if (tax_class !== undefined) return tax_class;
	return price?.vat_percent === undefined ? undefined : (classOfPercent(rules, price.vat_percent) ?? undefined);
}

/** Errors for a VAT rate that the shop does not have, or that contradicts the tax class. */
export function findTaxRefusals({ tax_class, price }: Pick<ProductRow, 'tax_class' | 'price'>, rules: TaxRules): RowError[] {
	const percent = price?.vat_percent;
	if (percent === undefined) return [];
	const field = 'price.vat_percent';
	if (tax_class !== undefined) {
		const expected = percentOf(rules, tax_class);
		return percent === expected ? [] : [{ field, reason: `is ${percent}; tax_class ${tax_class} is ${expected} % in ${rules.homeCountry}` }];
	}
	if (classOfPercent(rules, percent) !== null) return [];
	const known = Object.values(rules.rates.get(rules.homeCountry) ?? {}).sort((a, b) => b - a);
	return [{ field, reason: `is ${percent}; the shop's rates in ${rules.homeCountry} are ${known.join(', ')} %` }];
}
