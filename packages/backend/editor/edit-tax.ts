import type { Database } from '../platform/database/tables.ts';
import type { TaxClass } from '../platform/tax/tax-class.ts';
import type { TaxRules } from '../platform/tax/tax-rules.ts';

/** Replaces the shop's VAT settings and all its rates. Prices stay as they are: they contain the VAT. */
export async function editTax(db: Database, { homeCountry, entersNetPrices, usesOss, rates }: TaxRules): Promise<void> {
	const rows = [...rates].flatMap(([country, classes]) =>
		toEntries(classes).flatMap(([tax_class, percent]) => (percent === undefined ? [] : [{ country, tax_class, percent }])),
	);
	await db.transaction().execute(async (trx) => {
		await trx.updateTable('tax_settings').set({ home_country: homeCountry, enters_net_prices: entersNetPrices, uses_oss: usesOss }).execute();
		await trx.deleteFrom('tax_rates').execute();
		await trx.insertInto('tax_rates').values(rows).execute();
	});
}

const toEntries = ({ standard, reduced, super_reduced, zero }: Partial<Record<TaxClass, number>>): [TaxClass, number | undefined][] => [
	['standard', standard],
	['reduced', reduced],
	['super_reduced', super_reduced],
	['zero', zero],
];
