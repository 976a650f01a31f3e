import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { type MerchantPromises, NO_PROMISES } from '@titraj/backend/platform/shop/promises.ts';
import { writeShopSettings } from '@titraj/backend/platform/shop/shop-settings.ts';

/** Everything that a shop can promise. */
export const ALL_PROMISES: MerchantPromises = {
	delivery: { hr: 'Dostava u dva radna dana' },
	hours: { hr: 'Radnim danom od 9 do 17' },
	answerWorkdays: 2,
	returnCosts: 'customer',
	condition: 'new',
};

export interface PromisedText {
	/** What the text says, for the test's title. */
	readonly title: string;
	/** Matches the text in pages, structured data, feed, calls or mails. */
	readonly text: RegExp;
	/** The fact that it needs. */
	readonly fact: string;
	/** Makes the fact false. */
	readonly off: (db: Database) => Promise<unknown>;
}

const without = (promise: keyof MerchantPromises) => (db: Database) =>
	writeShopSettings(db, { promises: { ...ALL_PROMISES, [promise]: NO_PROMISES[promise] } });

/** Each text that promises something to shoppers, with the fact that it needs (0112). */
export const PROMISED_TEXTS: readonly PromisedText[] = [
	{ title: 'the sentence about delivery', text: /Dostava u dva radna dana/, fact: 'setting delivery', off: without('delivery') },
	{
		title: 'the sentence about delivery where nothing is delivered',
		text: /Dostava u dva radna dana/,
		fact: 'a zone with the market’s country',
		off: (db) => db.deleteFrom('shipping_zones').execute(),
	},
	{ title: 'when the phone is answered', text: /Radnim danom od 9 do 17/, fact: 'setting hours', off: without('hours') },
	{ title: 'when messages are answered', text: /Odgovaramo u roku od 2 radna dana/, fact: 'setting answer_workdays', off: without('answerWorkdays') },
	{ title: 'that goods are new, in structured data', text: /NewCondition/, fact: 'setting condition', off: without('condition') },
	{ title: 'that goods are new, in the feed', text: /<g:condition>new/, fact: 'setting condition', off: without('condition') },
	{ title: 'who pays for returns, in the order’s mail', text: /trošak slanja/, fact: 'setting return_costs', off: without('returnCosts') },
	{
		title: 'the day of delivery',
		text: /"delivery":\{"from"/,
		fact: 'the cut-off for dispatch',
		off: (db) => db.updateTable('dispatch').set({ cut_off: null }).execute(),
	},
	{
		title: 'the day of a pickup',
		text: /"pickup":\{"stores"/,
		fact: 'the cut-off for pickups',
		off: (db) => db.updateTable('dispatch').set({ pickup_until: null }).execute(),
	},
	{
		title: 'a pickup',
		text: /"pickup":\{"stores"/,
		fact: 'a pickup method',
		off: (db) => db.deleteFrom('shipping_methods').where('kind', '=', 'pickup').execute(),
	},
	{ title: 'payment in a store', text: /U poslovnici/, fact: 'a visible store', off: (db) => db.updateTable('stores').set({ visible: false }).execute() },
	{
		title: 'payment to the courier',
		text: /Pouzećem/,
		fact: 'a method that takes cash',
		off: (db) => db.updateTable('shipping_methods').set({ takes_cash: false }).execute(),
	},
	{
		title: 'free delivery from an amount',
		text: /besplatne dostave/,
		fact: 'a method that is free above an amount',
		off: (db) => db.updateTable('shipping_methods').set({ free_over_cents: null }).execute(),
	},
	{ title: 'a field for codes', text: /Dodaj kod/, fact: 'a coupon that is valid now', off: (db) => db.deleteFrom('coupons').execute() },
];

/** Texts that the law requires, whatever the shop promises. */
export const LAWFUL_TEXTS: readonly RegExp[] = [
	/Povrat u roku od 14 dana/,
	/Prodavatelj 2\s+godine odgovara za nedostatke/,
	/Od kupnje možete odustati u roku od 14 dana/,
	/vraćamo najkasnije 14 dana/,
	/odgovaramo 2 godine/,
	/Odgovaramo najkasnije u roku od 15 dana/,
];
