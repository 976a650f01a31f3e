import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { ReturnPayer } from '../../../shop/promises.ts';

/** Where to send letters and messages to the company. */
interface Reach {
	readonly email: string;
	readonly address: string;
}

/** Texts of an order's mail that document the agreement, in addition to goods and sums: headings, and sentences that no label of the shop has. */
export interface ConfirmationWords {
	readonly ordered: (moment: string) => string;
	readonly delivery: string;
	readonly payment: string;
	readonly instalments: (count: number) => string;
	readonly bill: string;
	/** For invoices to a company (R1, D28). */
	readonly companyBill: string;
	readonly note: string;
	/** States that an old appliance is taken back with the product of this title. */
	readonly takeBack: Readonly<Record<TakeBackWay, (title: string) => string>>;
	/** States pieces that were not in stock, such as `2 × Stol`, and the days until they can be sent, null if none were promised. */
	readonly backorder: (goods: string, days: number | null) => string;
	readonly phone: (phone: string) => string;
	readonly email: (email: string) => string;
	readonly oib: (oib: string) => string;
	readonly withdrawal: {
		readonly title: string;
		/** Clause about who pays for sending goods back, by who it is; it ends a part of a sentence of `how`. */
		readonly returnCosts: Readonly<Record<ReturnPayer, string>>;
		/** How to withdraw, by when and at whose cost; the right itself is stated before. `returnCosts` is empty if the shop does not say who pays. */
		readonly how: (reach: Reach, returnCosts: string) => readonly string[];
		/** Text of the link to the shop's withdrawal form. */
		readonly form: string;
		readonly modelTitle: string;
		/** The statutory model form, line by line. */
		readonly model: (to: string) => readonly string[];
	};
	readonly defects: {
		readonly title: string;
		readonly text: (reach: Reach) => readonly string[];
	};
	readonly seller: string;
	/** Names of the company's other facts. */
	readonly imprint: Readonly<Record<'court' | 'capital' | 'management' | 'mediator' | 'returns', string>>;
	/** Text of the link to the terms, whose text is included in the mail. */
	readonly terms: string;
}
