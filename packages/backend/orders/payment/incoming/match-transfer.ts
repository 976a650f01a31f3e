import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { StatementEntry } from '../../../payments/index.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { Database } from '../../tables.ts';

/** Numbers in the payer's words that could be an order's: a structured reference without its model, or any long number of the text. */
export function toOrderNumbers({ references, text }: Pick<StatementEntry, 'references' | 'text'>): string[] {
	const structured = references.map((reference) => reference.replace(/^HR\d\d\s*/i, ''));
	return [...new Set([...structured, text].flatMap((part) => part.match(/\d{4,20}/g) ?? []))].slice(0, 20);
}

/** Orders that are or were to be paid by transfer and have one of these numbers. */
export async function findTransferOrders(db: Database, numbers: readonly string[]): Promise<{ id: number; number: string }[]> {
	if (numbers.length === 0) return [];
	return db
		.selectFrom('orders as o')
		.select(['o.id', 'o.number'])
		.where('o.number', 'in', numbers)
		.where((is) => is.exists(is.selectFrom('order_payments as p').select('p.id').whereRef('p.order_id', '=', 'o.id').where('p.provider', '=', BANK_TRANSFER)))
		.orderBy('o.id')
		.execute();
}

/** Whether the payer's name has nothing in common with those of an order: somebody else pays, which staff should see. */
export async function isOtherPayer(db: Database, orderId: number, payer: string): Promise<boolean> {
	if (payer.trim() === '') return false;
	const addresses = await db.selectFrom('order_addresses').select(['last_name', 'company']).where('order_id', '=', orderId).execute();
	const words = wordsOf(payer);
	return (
		addresses.length > 0 && addresses.every(({ last_name, company }) => [...wordsOf(last_name), ...wordsOf(company ?? '')].every((word) => !words.has(word)))
	);
}

const wordsOf = (text: string): Set<string> => new Set(foldText(text).match(/[a-z0-9]{3,}/g) ?? []);
