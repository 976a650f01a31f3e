import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { TAX_CLASSES, type TaxClass } from './tax-class.ts';

/** Percent by class; a class that a country does not have is left out. */
export type CountryRates = Readonly<Partial<Record<TaxClass, number>>>;

export interface TaxRules {
	/** Where the shop is established, ISO 3166 alpha-2: its rates count unless `usesOss`. */
	readonly homeCountry: string;
	/** Staff type net prices; they are kept with the VAT of `homeCountry`. */
	readonly entersNetPrices: boolean;
	/** VAT is that of the country of delivery (one-stop shop of the EU), where the shop has its rates. */
	readonly usesOss: boolean;
	readonly rates: ReadonlyMap<string, CountryRates>;
}

export async function readTaxRules(db: Kysely<Tables>): Promise<TaxRules> {
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

/** The country whose VAT an order contains (docs/decisions/0070): the shop's own, or with OSS that of the delivery. Null: it is picked up, or not known yet. */
export const taxCountryOf = ({ homeCountry, usesOss, rates }: TaxRules, delivery: string | null): string =>
	usesOss && delivery !== null && rates.get(delivery)?.standard !== undefined ? delivery : homeCountry;

/** Percent of a class in a country. A class that the country does not have is taxed at its standard rate: never too low. */
export function percentOf({ rates, homeCountry }: TaxRules, taxClass: TaxClass, country = homeCountry): number {
	const own = rates.get(country);
	const percent = own?.[taxClass] ?? own?.standard;
	if (percent === undefined) throw new Error(`The shop has no standard VAT rate of ${country}: set it at /admin/porezi/`);
	return percent;
}

/** The class that a percentage stands for in the shop's own country; null where it is no rate there. */
export const classOfPercent = ({ rates, homeCountry }: TaxRules, percent: number): TaxClass | null =>
	TAX_CLASSES.find((name) => rates.get(homeCountry)?.[name] === percent) ?? null;
