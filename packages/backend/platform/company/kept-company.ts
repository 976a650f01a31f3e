import type { Kysely } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Tables } from '../database/tables.ts';
import { type Company, DEMO_COMPANY } from './company.ts';

const NAME = 'company';
const text = Type.String();
const kept = Compile(Type.Object({ name: text, street: text, postcode: text, city: text, oib: text, iban: text, phone: text, email: text }));

/** Puts the company of the settings where mails find it: they are written in transactions, far from the configuration. */
export async function keepCompany(db: Kysely<Tables>, company: Company): Promise<void> {
	const value = JSON.stringify(company);
	await db
		.insertInto('settings')
		.values({ name: NAME, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute();
}

/** The company that a started backend has kept. */
export async function readCompany(db: Kysely<Tables>): Promise<Company> {
	const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
	const value: unknown = row?.value;
	return kept.Check(value) ? value : DEMO_COMPANY;
}
