import type { TakeBackWay } from '@titraj/contract/take-back.ts';

/** Where letters and messages to the company go. */
export interface Reach {
	readonly email: string;
	readonly address: string;
}

/** What makes the mail about an order prove what was agreed, beside its goods and sums: headings, and sentences that stand in no label of the shop. */
export interface ConfirmationWords {
	readonly ordered: (moment: string) => string;
	readonly delivery: string;
	readonly payment: string;
	readonly instalments: (count: number) => string;
	readonly bill: string;
	/** To a company (R1, D28). */
	readonly companyBill: string;
	readonly note: string;
	/** Says that an old appliance is taken back with the product of this title. */
	readonly takeBack: Readonly<Record<TakeBackWay, (title: string) => string>>;
	readonly phone: (phone: string) => string;
	readonly email: (email: string) => string;
	readonly oib: (oib: string) => string;
	readonly withdrawal: {
		readonly title: string;
		/** How, by when and at whose cost; that one may withdraw is said before. */
		readonly how: (reach: Reach) => readonly string[];
		/** Leads to the form of the shop. */
		readonly form: string;
		readonly modelTitle: string;
		/** The model form of the law, a line each. */
		readonly model: (to: string) => readonly string[];
	};
	readonly defects: {
		readonly title: string;
		readonly text: (reach: Reach) => readonly string[];
	};
	readonly seller: string;
	/** Names of the company's other facts. */
	readonly imprint: Readonly<Record<'court' | 'capital' | 'management' | 'mediator' | 'returns', string>>;
	/** Leads to the terms, whose text stands in the mail. */
	readonly terms: string;
}
