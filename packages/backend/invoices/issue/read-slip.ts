import { toIsoDate } from '../../orders/index.ts';
import type { PaperContent, SlipRow } from '../model/paper-content.ts';
import { sumCents, sumRates, sumTax } from '../model/sum-rates.ts';
import type { Database } from '../tables.ts';

/** What is in a parcel, what was sent before, and what follows. */
export interface Parcel {
	/** Pieces by position of the line. */
	readonly packed: ReadonlyMap<number, number>;
	readonly sent: readonly SlipRow[];
	readonly later: readonly SlipRow[];
	/** ISO 8601 day on which it left; null before. */
	readonly shippedOn: string | null;
}

/**
 * The parcel of a shipment; without one the next parcel: what has not left, without pieces that are still to come unless there are no others; after the last shipment that one.
 * Null if the order has no such shipment.
 */
export async function readParcel(trx: Database, orderId: number, shipmentId: number | null): Promise<Parcel | null> {
	const items = await trx
		.selectFrom('order_items')
		.select(['id', 'position', 'code', 'title', 'unit', 'qty', 'backorder_qty', 'backorder_days'])
		.where('order_id', '=', orderId)
		.where('qty', '>', 0)
		.orderBy('position')
		.execute();
	const rows = await trx
		.selectFrom('order_shipments as s')
		.innerJoin('shipment_lines as l', 'l.shipment_id', 's.id')
		.select(['s.id', 's.shipped_on', 'l.order_item_id as line', 'l.qty'])
		.where('s.order_id', '=', orderId)
		.orderBy('s.id')
		.execute();
	const shipments = [...Map.groupBy(rows, ({ id }) => id).values()];
	const piecesOf = (own: readonly (typeof rows)[], id: number): number => own.flat().reduce((sum, { line, qty }) => (line === id ? sum + qty : sum), 0);
	const left = items.map((item) => ({ id: item.id, pieces: item.qty - piecesOf(shipments, item.id), waiting: item.backorder_qty }));
	const isWholeGone = left.every(({ pieces }) => pieces <= 0);
	const place = shipmentId === null ? (isWholeGone ? shipments.length - 1 : shipments.length) : shipments.findIndex(([first]) => first?.id === shipmentId);
	if (place === -1) return null;
	const shipment = shipments[place];
	const before = shipments.slice(0, place);
	const hasStock = left.some(({ pieces, waiting }) => pieces > waiting);
	const toPacked = (id: number): number => {
		if (shipment !== undefined) return piecesOf([shipment], id);
		const line = left.find((each) => each.id === id);
		return line === undefined ? 0 : hasStock ? Math.max(0, line.pieces - line.waiting) : line.pieces;
	};
	const toRow = ({ code, title, unit, position }: (typeof items)[number], qty: number) => ({ position, code, title, unit, qty });
	return {
		packed: new Map(items.map(({ id, position }) => [position, toPacked(id)])),
		sent: items.map((item) => ({ ...toRow(item, piecesOf(before, item.id)), days: null })).filter(({ qty }) => qty > 0),
		later: items
			.map((item) => ({
				...toRow(item, item.qty - piecesOf(before, item.id) - toPacked(item.id)),
				days: item.backorder_qty > 0 ? item.backorder_days : null,
			}))
			.filter(({ qty }) => qty > 0),
		shippedOn: toIsoDate(shipment?.[0]?.shipped_on ?? null),
	};
}

/** The content of a packing slip of a parcel: the goods in it alone, if others were sent before or follow. */
export function toSlipContent(content: PaperContent, { packed, sent, later, shippedOn }: Parcel): PaperContent {
	if (sent.length === 0 && later.length === 0) return content;
	const rows = content.rows.flatMap((row) => {
		const qty = row.position === null ? 0 : (packed.get(row.position) ?? 0);
		const share = (cents: number) => Math.round((cents * qty) / row.qty);
		return qty === 0 ? [] : [{ ...row, qty, discount_cents: share(row.discount_cents), cents: share(row.cents), tax_cents: share(row.tax_cents) }];
	});
	const rates = sumRates(rows);
	const sums = { rates, total_cents: sumCents(rates), tax_cents: sumTax(rates), due_rates: rates, due_cents: sumCents(rates) };
	return { ...content, ...sums, rows, supplied_on: shippedOn ?? content.supplied_on, slip: { sent: [...sent], later: [...later] } };
}

/** Whether two packing slips are about the same parcel. */
export const isSameParcel = (one: PaperContent, other: PaperContent): boolean => toKey(one) === toKey(other);

const toKey = ({ rows, slip }: PaperContent): string =>
	JSON.stringify([
		rows.filter(({ kind }) => kind === 'goods').map(({ position, qty }) => [position, qty]),
		[slip?.sent ?? [], slip?.later ?? []].map((part) => part.map(({ position, qty, days }) => [position, qty, days])),
	]);
