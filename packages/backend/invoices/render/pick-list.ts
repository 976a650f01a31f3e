import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { PaperDocument } from './to-paper-document.ts';
import { wordsOf } from './words/words-of.ts';

/** Orders of one list. */
export const MOST_PICKED = 200;

/** What to fetch for orders that were accepted, without the pieces that have left, by product, with the orders that need it. In the language of the staff. */
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
				head: [texts.code, texts.title, texts.quantity, texts.order],
				rows: lines.map(({ code, title, qty, unit, numbers: needed }) => [code, title, `${qty} ${unit}`, needed]),
				...{ numbers: [2], widths: [18, 42, 12, 28] },
			},
		],
	};
}

interface Line {
	readonly code: string;
	readonly title: string;
	readonly unit: string;
	readonly qty: number;
	readonly numbers: string;
}

/** Pieces that no shipment contains yet. */
const NOT_SHIPPED = sql<number>`(i.qty - coalesce((select sum(l.qty) from shipment_lines l where l.order_item_id = i.id), 0))::int`;

async function readLines(db: Database, ids: readonly number[]): Promise<Line[]> {
	const rows = await db
		.selectFrom('order_items as i')
		.innerJoin('orders as o', 'o.id', 'i.order_id')
		.select(['i.code', 'i.title', 'i.unit', NOT_SHIPPED.as('qty'), 'o.number'])
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
		numbers: own.map(({ number, qty }) => (qty === 1 ? number : `${number} (${qty})`)).join(', '),
	}));
}
