import type { Company } from '../../shop/company.ts';
import type { ConfirmationWords } from './confirmation/confirmation-words.ts';

/** A mail with one action; `{shop}` is the shop's name. Its button opens a link with a proof, or the proof is digits to type. */
export interface LetterText {
	readonly subject: string;
	readonly paragraphs: readonly string[];
	/** Left out if the proof is digits, or there is none. */
	readonly button?: string;
	readonly smallPrint?: string;
}

/** Texts about the locker of a parcel. */
interface LockerText {
	readonly title: string;
	readonly address: string;
	readonly postcode: string;
	readonly city: string;
	readonly hours: string;
}

/** A message about an order, by its number, with a button that opens it. */
interface OrderNewsText {
	readonly subject: (number: string) => string;
	readonly paragraphs: (number: string) => readonly string[];
}

export type AccountMail = 'signup' | 'known' | 'sign_in' | 'password' | 'password_api' | 'password_changed' | 'email' | 'email_changing' | 'closed';

/** All mail texts of one language. */
export interface MailWords {
	/** BCP 47 locale for amounts and days. */
	readonly locale: string;
	/** End of every mail. */
	readonly signature: (company: Company) => string;
	/** Mails to an address that anybody may have typed reveal nothing that only the owner may know. */
	readonly account: Readonly<Record<AccountMail, LetterText>>;
	readonly newsletter: LetterText;
	/** Stock alerts: the mail that asks for confirmation, and the one that says that the product is available again. `url` opens the alert. */
	readonly stockAlert: { readonly ask: (title: string) => LetterText; readonly back: (title: string, url: string) => LetterText };
	/** Price alerts: the mail that asks for confirmation of the highest price, and the one that says the product's price. `url` opens the alert. */
	readonly priceAlert: {
		readonly ask: (title: string, price: string) => LetterText;
		readonly cheaper: (title: string, price: string, url: string) => LetterText;
	};
	/** Mails to the merchant. */
	readonly merchant: {
		readonly order: (number: string, total: string) => string;
		readonly message: string;
		readonly withdrawal: (reference: string) => string;
		readonly failedJob: (name: string) => string;
		readonly customer: (who: string) => string;
		readonly orderNumber: (number: string) => string;
		/** Follows a message. */
		readonly answer: string;
		readonly failedNext: string;
		/** The payment provider refuses a refund that a job repeats. */
		readonly refusedRefund: (number: string, amount: string) => string;
		readonly refusedNext: (number: string) => string;
		readonly smallPrint: string;
	};
	/** Reminder of an abandoned cart. */
	readonly abandonment: LetterText;
	/** Brings a gift voucher; its code is the proof. */
	readonly voucher: LetterText;
	readonly voucherFacts: {
		readonly value: string;
		readonly validTo: string;
		/** What a voucher paid of an order, what is left to pay, and what the voucher got back. */
		readonly paid: string;
		readonly toPay: string;
		readonly back: string;
	};
	readonly order: {
		readonly subject: (number: string) => string;
		readonly thanks: (number: string) => string;
		/** Follows the thanks for an order that is shipped without waiting for a transfer. */
		readonly onItsWay: string;
		/** Follows the thanks for an order that is paid by bank transfer. */
		readonly afterTransfer: string;
		readonly storeHours: (hours: string) => string;
		/** Data that a banking app needs, and the link to the payment slip. */
		readonly transferData: Readonly<Record<'title' | 'recipient' | 'iban' | 'amount' | 'reference' | 'payUntil' | 'code' | 'open', string>>;
		/** `to` is left out if both are the same day. */
		readonly delivery: (from: string, to?: string) => string;
		/** From when an order can be picked up. */
		readonly ready: (day: string) => string;
		readonly pickup: (store: string) => string;
		readonly locker: (locker: LockerText) => string;
		readonly total: string;
		readonly tax: string;
		readonly open: string;
		readonly withdrawal: string;
		readonly confirmation: ConfirmationWords;
		/** In place of `thanks` if staff review the order first. */
		readonly checking: (number: string) => string;
		/** For an unpaid order that holds no goods yet. */
		readonly reservedOnPayment: string;
		/** For an order that is paid at pickup. */
		readonly keptUntil: (day: string) => string;
		/** Replaces typed text in mails to an unconfirmed address. */
		readonly onPage: string;
		/** One mail that combines several. */
		readonly several: { readonly subject: string; readonly text: string };
		/** Opens an order whose e-mail was guessed too often. */
		readonly lookup: OrderNewsText;
		/** Staff confirmed the order. */
		readonly confirmed: OrderNewsText;
		/** Staff cancelled the order. */
		readonly rejected: OrderNewsText;
		readonly paid: OrderNewsText;
		/** The payment arrived when there were no longer enough goods. */
		readonly paid_lacking: OrderNewsText;
		/** Staff cancelled the paid order. */
		readonly rejected_paid: OrderNewsText;
		/** The parcel has left the warehouse. */
		readonly shipped: OrderNewsText;
		/** A part of the order has left; the rest follows. */
		readonly shipped_part: OrderNewsText;
		/** The last part of the order has left. */
		readonly shipped_rest: OrderNewsText;
		/** The tracking of the last shipment changed after it had left. */
		readonly tracking_changed: OrderNewsText;
		/** Headings of what is in a shipment, and of what follows. */
		readonly shipment: { readonly contents: string; readonly next: string };
		/** Staff cancelled pieces of the order. */
		readonly lines_cancelled: OrderNewsText;
		/** Staff added goods to the order; the mail confirms it as a whole. */
		readonly goods_added: OrderNewsText;
		/** Goods of the order came back. */
		readonly return_received: OrderNewsText;
		/** Money was paid back. */
		readonly refunded: OrderNewsText;
		/** Headings of goods that were cancelled, added or came back. */
		readonly changedGoods: { readonly lines_cancelled: string; readonly goods_added: string; readonly return_received: string };
		/** Labels of money that is still paid back, and of money that was. */
		readonly refundDue: string;
		readonly refundPaid: string;
		/** Heading and link for tracking a parcel. */
		readonly tracking: { readonly title: string; readonly link: string };
		/** The goods are ready in their store. */
		readonly ready_for_pickup: OrderNewsText;
		/** Staff moved the pickup to another store, which the mail names below. */
		readonly store_changed: OrderNewsText;
		/** The order was not paid in time. */
		readonly cancelled: OrderNewsText;
		/** The customer cancelled the order before paying. */
		readonly cancelled_by_customer: OrderNewsText;
		/** The customer cancelled the order after paying. */
		readonly cancelled_paid: OrderNewsText;
	};
	/** The receipt of a withdrawal, with its moment (D28). */
	readonly withdrawal: {
		readonly subject: (reference: string) => string;
		readonly received: (receipt: { readonly at: string; readonly number: string; readonly name: string }) => string;
		/** Null for the whole order. */
		readonly goods: (items: string | null) => string;
		/** Replaces typed goods in mails to an unconfirmed address. */
		readonly goodsInStatement: string;
		readonly whatNext: string;
		/** For a withdrawal that matches no order; anybody may have sent it. The number is left out if it does not look like one. */
		readonly unknown: (receipt: { readonly at: string; readonly number: string | null }) => string;
		readonly unknownNext: string;
	};
}
