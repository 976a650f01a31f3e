import type { Database } from '../database/tables.ts';
import { TAX_CLASSES, type TaxClass } from './tax-class.ts';

/** Percent by class; classes that a country does not have are absent. */
export type CountryRates = Readonly<Partial<Record<TaxClass, number>>>;

export interface TaxRules {
	/** Country of establishment, ISO 3166 alpha-2. Its rates apply unless `usesOss`. */
	readonly homeCountry: string;
	/** Staff enter net prices; they are stored with the VAT of `homeCountry`. */
	readonly entersNetPrices: boolean;
	/** VAT of the delivery country applies (EU one-stop shop) if the shop has its rates. */
	readonly usesOss: boolean;
	readonly rates: ReadonlyMap<string, CountryRates>;
}

export async function readTaxRules(db: Database): Promise<TaxRules> {
	const rows = await db
		.selectFrom('tax_settings as s')
		.leftJoin('tax_rates as r', (join) => join.onTrue())
		.select(['s.home_country', 's.enters_net_prices', 's.uses_oss', 'r.country', 'r.tax_class', 'r.percent'])
		.execute();
	const rates = new Map<string, CountryRates>();
	for (const { country, tax_class, percent } of rows)
		if (country !== null && tax_class !== null && percent !== null) rates.set(country, { ...rates.get(country), [tax_class]: percent });
	const { home_country = 'HR', enters_net_prices = false, uses_oss = false } = rows[0] ?? {};
	return { homeCountry: home_country, entersNetPrices: enters_net_prices, usesOss: uses_oss, rates };
}

/** Country whose VAT applies (ADR 0070): the shop's own, or the delivery country with OSS. `delivery` is null for pickup and without an address. */
export const taxCountryOf = ({ homeCountry, usesOss, rates }: TaxRules, delivery: string | null): string =>
	usesOss && delivery !== null && rates.get(delivery)?.standard !== undefined ? delivery : homeCountry;

/** Rate of a class in a country. Classes that the country lacks use its standard rate, so that VAT is never too low. */
export function percentOf({ rates, homeCountry }: TaxRules, taxClass: TaxClass, country = homeCountry): number {
	const own = rates.get(country);
	const percent = own?.[taxClass] ?? own?.standard;
	if (percent === undefined) throw new Error(`The shop has no standard VAT rate for ${country}: set it at /admin/#/tax`);
	return percent;
}

/** Class with this rate in the shop's own country, or null. */
export const classOfPercent = ({ rates, homeCountry }: TaxRules, percent: number): TaxClass | null =>
	TAX_CLASSES.find((name) => rates.get(homeCountry)?.[name] === percent) ?? null;
