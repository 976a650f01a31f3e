import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { PaperDocument } from './to-paper-document.ts';
import { wordsOf } from './words/words-of.ts';

/** Orders of one list. */
export const MOST_PICKED = 200;

/** What to fetch for orders that were accepted, without the pieces that have left, by product, with the orders that need it, and those that wait for goods to order. In the language of the staff. */
export async function readPickList(db: Database, { numbers, now }: { numbers: readonly string[] | null; now: Date }): Promise<PaperDocument> {
	let found = db.selectFrom('orders').select(['id', 'number']).orderBy('id').limit(MOST_PICKED);
	found =
		numbers === null
			? found.where((eb) => eb.or([eb('status', 'in', ['paid', 'preparing']), eb('status', '=', 'received')]))
			: found.where('number', 'in', [...numbers]);
	const orders = await found.execute();
	const lines =
		orders.length === 0
			? []
			: await readLines(
					db,
					orders.map(({ id }) => id),
				);
	const { texts, pickList, locale } = wordsOf('hr');
	return {
		...{ lang: locale, title: pickList, logo: null, warning: null, parties: [], sums: [], notes: [], qr: null },
		facts: [[texts.issued, new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Zagreb', dateStyle: 'medium', timeStyle: 'short' }).format(now)]],
		tables: [
			{
				head: [texts.code, texts.title, texts.quantity, texts.order, texts.toOrder],
				rows: lines.map(({ code, title, qty, unit, needed, waiting }) => [code, title, `${qty} ${unit}`, needed, waiting]),
				...{ numbers: [2], widths: [17, 37, 11, 20, 15] },
			},
		],
	};
}

interface Line {
	readonly code: string;
	readonly title: string;
	readonly unit: string;
	readonly qty: number;
	/** Numbers of the orders, with pieces if there are several. */
	readonly needed: string;
	/** The same of the orders that wait for pieces which were not in stock. */
	readonly waiting: string;
}

/** Pieces that no shipment contains yet. */
const NOT_SHIPPED = sql<number>`(i.qty - coalesce((select sum(l.qty) from shipment_lines l where l.order_item_id = i.id), 0))::int`;

async function readLines(db: Database, ids: readonly number[]): Promise<Line[]> {
	const rows = await db
		.selectFrom('order_items as i')
		.innerJoin('orders as o', 'o.id', 'i.order_id')
		.select(['i.code', 'i.title', 'i.unit', NOT_SHIPPED.as('qty'), 'i.backorder_qty', 'o.number'])
		.where('i.order_id', 'in', [...ids])
		.where(NOT_SHIPPED, '>', 0)
		.orderBy('i.code')
		.orderBy('o.id')
		.execute();
	const byCode = new Map<string, (typeof rows)[number][]>();
	for (const row of rows) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row]);
	return [...byCode.values()].map((own) => ({
		...{ code: own[0]?.code ?? '', title: own[0]?.title ?? '', unit: own[0]?.unit ?? '' },
		qty: own.reduce((all, { qty }) => all + qty, 0),
		needed: own.map(({ number, qty }) => toNeed(number, qty)).join(', '),
		waiting: own.flatMap(({ number, backorder_qty }) => (backorder_qty === 0 ? [] : [toNeed(number, backorder_qty)])).join(', '),
	}));
}

const toNeed = (number: string, qty: number): string => (qty === 1 ? number : `${number} (${qty})`);
