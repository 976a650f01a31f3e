import type { Kysely } from 'kysely';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { Tables } from '../database/tables.ts';
import { isLoopback } from '../identity/identity-provider.ts';
import { PAYMENT_CODES, type PaymentCode } from '../settings/payment-methods.ts';
import { type Company, DEMO_IBAN, NO_COMPANY } from './company.ts';

/** What the shop's owner decides, kept in the table `settings` and changed at /admin/postavke/ or by `backend:setup`. */
export interface ShopSettings {
	/** Name of the shop, in the head of pages and in mails. */
	readonly siteName: string;
	/** Addresses of the shop's profiles elsewhere. */
	readonly social: readonly string[];
	/** Address that the shop's mails come from; empty where it is not said. */
	readonly mailSender: string;
	readonly company: Company;
	/** Codes of the payment methods that the shop offers, in their order. */
	readonly paymentMethods: readonly PaymentCode[];
}

/** Of a shop whose owner has not named it yet. */
export const UNNAMED_SHOP = 'Nova trgovina';

const NOTHING_SAID: ShopSettings = { siteName: UNNAMED_SHOP, social: [], mailSender: '', company: NO_COMPANY, paymentMethods: [] };

const text = Type.String();
const Kept = {
	company: Type.Object({ name: text, street: text, postcode: text, city: text, oib: text, iban: text, phone: text, email: text }),
	shop: Type.Object({ siteName: text, social: Type.Array(text), mailSender: text }),
	payment_methods: Type.Object({ codes: Type.Array(Type.Enum([...PAYMENT_CODES])) }),
};
const [company, shop, paymentMethods] = [Compile(Kept.company), Compile(Kept.shop), Compile(Kept.payment_methods)];

/** The shop's settings; what nobody has said is empty. */
export async function readShopSettings(db: Kysely<Tables>): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'in', Object.keys(Kept)).execute();
	const keptAs = (name: keyof typeof Kept): unknown => rows.find((row) => row.name === name)?.value;
	const [keptCompany, keptShop, keptMethods] = [keptAs('company'), keptAs('shop'), keptAs('payment_methods')];
	return {
		...NOTHING_SAID,
		...(company.Check(keptCompany) && { company: keptCompany }),
		...(shop.Check(keptShop) && keptShop),
		...(paymentMethods.Check(keptMethods) && { paymentMethods: keptMethods.codes }),
	};
}

/** Writes what is said, and leaves the rest as it is. */
export async function writeShopSettings(db: Kysely<Tables>, said: Partial<ShopSettings>): Promise<void> {
	const { siteName, social, mailSender } = { ...(await readShopSettings(db)), ...said };
	const isShopSaid = said.siteName !== undefined || said.social !== undefined || said.mailSender !== undefined;
	if (isShopSaid) await keep(db, 'shop', { siteName, social: [...social], mailSender });
	if (said.company !== undefined) await keep(db, 'company', said.company);
	if (said.paymentMethods !== undefined) await keep(db, 'payment_methods', { codes: [...said.paymentMethods] });
}

async function keep(db: Kysely<Tables>, name: keyof typeof Kept, kept: object): Promise<void> {
	const value = JSON.stringify(kept);
	await db
		.insertInto('settings')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute();
}

/** Whether money may be sent to the company's account: where others can reach the shop, not to that of the demo. */
export const takesTransfers = ({ iban }: Company, host: string): boolean => iban !== '' && (isLoopback(host) || iban !== DEMO_IBAN);
