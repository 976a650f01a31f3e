import type { Database } from '../database/tables.ts';
import type { TaxClass } from './tax-class.ts';
import type { TaxRules } from './tax-rules.ts';

/** Replaces the VAT settings and all rates. Stored prices include VAT and do not change. */
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
