import type { TaxClass } from '../../platform/tax/tax-class.ts';
import { classOfPercent, percentOf, type TaxRules } from '../../platform/tax/tax-rules.ts';
import type { ProductRow } from '../schemas/product-row.ts';
import type { RowError } from './row-result.ts';

/** The class that a row says, by its name or by a percentage of the shop's country; undefined where it says none. */
export function toTaxClass({ tax_class, price }: Pick<ProductRow, 'tax_class' | 'price'>, rules: TaxRules): TaxClass | undefined {
	if (tax_class !== undefined) return tax_class;
	return price?.vat_percent === undefined ? undefined : (classOfPercent(rules, price.vat_percent) ?? undefined);
}

/** What of the tax of a row the shop does not know, or what contradicts itself. */
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
