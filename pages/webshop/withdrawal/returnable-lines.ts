import type { Order } from '@titraj/contract/orders.ts';
import type { FormValues } from '#lib/platform/client/use-form.ts';

export interface ReturnableLine {
	readonly id: number;
	readonly title: string;
	readonly code: string;
	/** Pieces that are not part of a withdrawal yet; at least one. */
	readonly most: number;
}

/** Lines of an order that can still be sent back. */
export function toReturnableLines({ parcels, withdrawals }: Pick<Order, 'parcels' | 'withdrawals'>): readonly ReturnableLine[] {
	// A withdrawal in words may mean any line, so it subtracts nothing.
	const returned = (id: number) => withdrawals.flatMap(({ lines }) => lines).reduce((sum, line) => (line.id === id ? sum + line.qty : sum), 0);
	return parcels
		.flatMap(({ items }) => items)
		.flatMap(({ id, qty, item: { title, code } }) => (qty > returned(id) ? [{ id, title, code, most: qty - returned(id) }] : []));
}

export const nameOfLine = (id: number): string => `line-${id}`;

/** Chosen lines as text, for a backend that does not support lines. */
export const describeLines = (chosen: readonly { id: number; qty: number }[], lines: readonly ReturnableLine[]): string =>
	chosen
		.flatMap(({ id, qty }) => lines.flatMap((line) => (line.id === id ? [`${qty} × ${line.title} (${line.code})`] : [])))
		.join(', ')
		.slice(0, 2000);

/** Lines with the pieces entered in the form; lines with 0 pieces are left out. */
export function readLines(values: FormValues, lines: readonly ReturnableLine[]): { id: number; qty: number }[] {
	return lines.flatMap(({ id }) => {
		const qty = Number(values[nameOfLine(id)]);
		return Number.isInteger(qty) && qty > 0 ? [{ id, qty }] : [];
	});
}
