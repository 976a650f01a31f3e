import type { Company } from '../../shop/company.ts';
import type { ConfirmationWords } from './confirmation/confirmation-words.ts';

/** A mail with one thing to do, `{shop}` being the shop's name: its button leads to the address of a proof, or the proof is digits to type. */
export interface LetterText {
	readonly subject: string;
	readonly paragraphs: readonly string[];
	/** Left out where the proof is digits, or there is none. */
	readonly button?: string;
	readonly smallPrint?: string;
}

/** Where a parcel is left. */
interface LockerText {
	readonly title: string;
	readonly address: string;
	readonly postcode: string;
	readonly city: string;
	readonly hours: string;
}

/** What became of an order, by its number; a button leads to it. */
interface OrderNewsText {
	readonly subject: (number: string) => string;
	readonly paragraphs: (number: string) => readonly string[];
}

export type AccountMail = 'signup' | 'known' | 'password' | 'password_api' | 'password_changed' | 'email' | 'email_changing' | 'closed';

/** Everything that the shop's mails say in one language. */
export interface MailWords {
	/** BCP 47, of amounts and days. */
	readonly locale: string;
	/** The end of every mail. */
	readonly signature: (company: Company) => string;
	/** A mail to whoever typed an address says nothing that only the owner may know. */
	readonly account: Readonly<Record<AccountMail, LetterText>>;
	readonly newsletter: LetterText;
	/** A sold-out product: the mail that asks for a confirmation, and the one that says that it can be had again. `url` leads to the alert. */
	readonly stockAlert: { readonly ask: (title: string) => LetterText; readonly back: (title: string, url: string) => LetterText };
	/** A cart that waits for its shopper. */
	readonly abandonment: LetterText;
	readonly order: {
		readonly subject: (number: string) => string;
		readonly thanks: (number: string) => string;
		/** After it, of goods that are sent and wait for no transfer. */
		readonly onItsWay: string;
		/** After it, of an order that is paid by bank transfer. */
		readonly afterTransfer: string;
		readonly storeHours: (hours: string) => string;
		/** What a banking app asks for, and the link to the slip. */
		readonly transferData: Readonly<Record<'title' | 'recipient' | 'iban' | 'amount' | 'reference' | 'code' | 'open', string>>;
		readonly card: (url: string) => string;
		/** Left out: both are the same day. */
		readonly delivery: (from: string, to?: string) => string;
		readonly pickup: (store: string) => string;
		readonly locker: (locker: LockerText) => string;
		readonly total: string;
		readonly tax: string;
		readonly open: string;
		readonly withdrawal: string;
		readonly confirmation: ConfirmationWords;
		/** In place of `thanks` where staff look at the order first. */
		readonly checking: (number: string) => string;
		/** Of an order that is paid at pickup. */
		readonly keptUntil: (day: string) => string;
		/** In place of what was typed, to an address that nobody has confirmed. */
		readonly onPage: string;
		/** One mail in place of many. */
		readonly several: { readonly subject: string; readonly text: string };
		/** Staff confirmed it. */
		readonly confirmed: OrderNewsText;
		/** Staff cancelled it. */
		readonly rejected: OrderNewsText;
		readonly paid: OrderNewsText;
		/** It has left the warehouse. */
		readonly shipped: OrderNewsText;
		/** Heading and link of how to follow a parcel. */
		readonly tracking: { readonly title: string; readonly link: string };
		/** It waits in its store. */
		readonly ready_for_pickup: OrderNewsText;
		/** Nobody paid it in time. */
		readonly cancelled: OrderNewsText;
		/** The customer cancelled it before paying. */
		readonly cancelled_by_customer: OrderNewsText;
		/** The customer cancelled it after paying. */
		readonly cancelled_paid: OrderNewsText;
	};
	/** The receipt of a withdrawal, with its moment (D28). */
	readonly withdrawal: {
		readonly subject: (reference: string) => string;
		readonly received: (receipt: { readonly at: string; readonly number: string; readonly name: string }) => string;
		/** Null is the whole order. */
		readonly goods: (items: string | null) => string;
		/** In place of goods that were typed, to an address that nobody has confirmed. */
		readonly goodsInStatement: string;
		readonly whatNext: string;
		/** From no order that is known: anybody may have sent it. The number is left out where it looks like none. */
		readonly unknown: (receipt: { readonly at: string; readonly number: string | null }) => string;
		readonly unknownNext: string;
	};
}
