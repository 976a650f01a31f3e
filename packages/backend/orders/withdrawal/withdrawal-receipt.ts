import type { Receipt } from '../mail/order-mails.ts';
import type { Database } from '../tables.ts';

/** Receipt of a stored withdrawal. `isProven`: the customer sent it, and the address is known to be theirs. */
export async function toReceipt(db: Database, withdrawalId: number, isProven = false): Promise<Receipt> {
	const { id, order_id, name, number, items, created_at } = await db
		.selectFrom('withdrawals')
		.selectAll()
		.where('id', '=', withdrawalId)
		.executeTakeFirstOrThrow();
	const lines = await findLines(db, id);
	const goods = lines.length > 0 ? lines : order_id === null || items === null ? [] : await findNamed(db, order_id, items);
	const of = order_id === null ? 'unknown' : isProven ? 'confirmed' : 'unconfirmed';
	return { name, number, items, of, goods, reference: toReference(id), at: created_at };
}

export const toReference = (id: number): string => `OD-${id}`;

/** Goods that were chosen as lines of the order, with their pieces. */
async function findLines(db: Database, withdrawalId: number): Promise<string[]> {
	const lines = await db
		.selectFrom('withdrawal_lines as l')
		.innerJoin('order_items as i', 'i.id', 'l.order_item_id')
		.select(['i.title', 'l.qty'])
		.where('l.withdrawal_id', '=', withdrawalId)
		.orderBy('i.position')
		.execute();
	return lines.map(({ title, qty }) => `${qty} × ${title}`);
}

/** Titles of an order's products that the text mentions by title or code. */
async function findNamed(db: Database, orderId: number, text: string): Promise<string[]> {
	const words = text.toLowerCase();
	const items = await db.selectFrom('order_items').select(['title', 'code']).where('order_id', '=', orderId).orderBy('position').execute();
	return items.filter(({ title, code }) => words.includes(title.toLowerCase()) || words.includes(code.toLowerCase())).map(({ title }) => title);
}
