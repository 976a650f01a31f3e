import type { Database } from '../tables.ts';

export interface ReturnedLine {
	readonly id: number;
	readonly qty: number;
}

export interface ChosenLines {
	/** The lines as text for the statement: pieces, titles and codes. */
	readonly words: string;
	/** False if another withdrawal already includes some of the pieces. */
	readonly areThere: boolean;
}

/** Lines of an order that are to be sent back; null if the order has no such line, or fewer pieces. */
export async function chooseLines(db: Database, orderId: number, lines: readonly ReturnedLine[]): Promise<ChosenLines | null> {
	if (lines.length === 0 || new Set(lines.map(({ id }) => id)).size < lines.length) return null;
	const items = await db
		.selectFrom('order_items as i')
		.leftJoin('withdrawal_lines as l', 'l.order_item_id', 'i.id')
		.select(({ fn }) => ['i.id', 'i.title', 'i.code', 'i.qty', fn.sum<number | null>('l.qty').as('returned')])
		.where('i.order_id', '=', orderId)
		.groupBy('i.id')
		.orderBy('i.position')
		.execute();
	const chosen = items.flatMap((item) => {
		const line = lines.find(({ id }) => id === item.id);
		return line !== undefined && line.qty <= item.qty ? [{ ...item, wanted: line.qty }] : [];
	});
	if (chosen.length < lines.length) return null;
	return {
		words: chosen.map(({ wanted, title, code }) => `${wanted} × ${title} (${code})`).join(', '),
		areThere: chosen.every(({ wanted, qty, returned }) => wanted <= qty - Number(returned ?? 0)),
	};
}
