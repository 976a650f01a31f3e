import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { writeSetting } from '../database/stored-setting.ts';
import type { Database } from '../database/tables.ts';
import type { BackendConfig } from '../settings/config.ts';
import { type Company, DEMO_IBAN, NO_COMPANY } from './company.ts';
import { TermsOfPayment } from './payment-terms.ts';
import { type MerchantPromises, NO_PROMISES, StoredPromises } from './promises.ts';

/** Settings that the owner changes at /admin/#/settings or with `backend:setup`; stored in the table `settings`. */
export interface ShopSettings {
	/** Name of the shop, in page headers and mails. */
	readonly siteName: string;
	/** URLs of the shop's profiles on other sites. */
	readonly social: readonly string[];
	/** Address that mails are sent from; empty if not set. */
	readonly mailSender: string;
	readonly company: Company;
	/** Offered payment methods, in display order. */
	readonly paymentMethods: readonly string[];
	/** Their fees, limits, instalments, providers and texts. */
	readonly paymentTerms: TermsOfPayment;
	readonly promises: MerchantPromises;
	/** The shop stays open, and takes no orders. */
	readonly ordersStopped?: boolean;
}

/** Name of a new shop. */
export const UNNAMED_SHOP = 'Nova trgovina';

const NOTHING_SAID: ShopSettings = {
	siteName: UNNAMED_SHOP,
	social: [],
	mailSender: '',
	company: NO_COMPANY,
	paymentMethods: [],
	paymentTerms: {},
	promises: NO_PROMISES,
};

const text = Type.String();
const Kept = {
	company: Type.Object({
		...{ name: text, street: text, postcode: text, city: text, oib: text, iban: text, phone: text, email: text },
		// Shops that were set up before these fields existed have none.
		...{ court: Type.Optional(text), register: Type.Optional(text), capital: Type.Optional(text), management: Type.Optional(text) },
		...{ returns: Type.Optional(text), mediator: Type.Optional(text), mediator_url: Type.Optional(text) },
	}),
	shop: Type.Object({ siteName: text, social: Type.Array(text), mailSender: text }),
	payment_methods: Type.Object({ codes: Type.Array(Type.String()) }),
	payment_terms: TermsOfPayment,
	promises: StoredPromises,
	orders: Type.Object({ stopped: Type.Boolean() }),
};
const [company, shop, paymentMethods] = [Compile(Kept.company), Compile(Kept.shop), Compile(Kept.payment_methods)];
const [paymentTerms, promises, orders] = [Compile(Kept.payment_terms), Compile(Kept.promises), Compile(Kept.orders)];

/** Settings that were never saved are empty. */
export async function readShopSettings(db: Database): Promise<ShopSettings> {
	const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'in', Object.keys(Kept)).execute();
	const keptAs = (name: keyof typeof Kept): unknown => rows.find((row) => row.name === name)?.value;
	const [keptCompany, keptShop, keptMethods, keptTerms] = [keptAs('company'), keptAs('shop'), keptAs('payment_methods'), keptAs('payment_terms')];
	const [keptPromises, keptOrders] = [keptAs('promises'), keptAs('orders')];
	return {
		...NOTHING_SAID,
		...(company.Check(keptCompany) && { company: { ...NO_COMPANY, ...keptCompany } }),
		...(shop.Check(keptShop) && keptShop),
		...(paymentMethods.Check(keptMethods) && { paymentMethods: keptMethods.codes }),
		...(paymentTerms.Check(keptTerms) && { paymentTerms: keptTerms }),
		...(promises.Check(keptPromises) && { promises: keptPromises }),
		...(orders.Check(keptOrders) && { ordersStopped: keptOrders.stopped }),
	};
}

/** Updates the given settings; the others are not changed. */
export async function writeShopSettings(db: Database, said: Partial<ShopSettings>): Promise<void> {
	const { siteName, social, mailSender } = { ...(await readShopSettings(db)), ...said };
	const isShopSaid = said.siteName !== undefined || said.social !== undefined || said.mailSender !== undefined;
	if (isShopSaid) await write(db, 'shop', { siteName, social: [...social], mailSender });
	if (said.company !== undefined) await write(db, 'company', said.company);
	if (said.paymentMethods !== undefined) await write(db, 'payment_methods', { codes: [...said.paymentMethods] });
	if (said.paymentTerms !== undefined) {
		// What cannot be read again would take the terms of all methods with it.
		if (!paymentTerms.Check(said.paymentTerms)) throw new Error('These terms of payment cannot be kept');
		await write(db, 'payment_terms', said.paymentTerms);
	}
	if (said.promises !== undefined) await write(db, 'promises', said.promises);
	if (said.ordersStopped !== undefined) await write(db, 'orders', { stopped: said.ordersStopped });
}

const write = (db: Database, name: keyof typeof Kept, value: object): Promise<void> => writeSetting(db, name, value);

type Reach = Pick<BackendConfig, 'isLocal'>;

/** Whether bank transfers can be offered: needs an IBAN, and where others can reach the shop not the demo's. */
export const takesTransfers = ({ iban }: Company, { isLocal }: Reach): boolean => iban !== '' && (isLocal || iban !== DEMO_IBAN);
