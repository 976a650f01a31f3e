import { findWaitingSince, toPayUntil } from '../../orders/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { readMoney } from '../issue/read-money.ts';
import { readPaper } from '../issue/read-papers.ts';
import type { Paper } from '../model/paper.ts';
import { readPaperSettings } from '../settings/paper-settings.ts';
import type { EInvoiceFacts } from './e-invoice-facts.ts';

/** What the e-invoice of a paper says beyond the paper, as it is known now. */
export async function readEInvoiceFacts(db: Database, paper: Paper): Promise<EInvoiceFacts> {
	const since = await findWaitingSince(db, paper.order_id);
	return {
		paper,
		about: paper.about_id === null ? null : await readPaper(db, paper.about_id),
		kpds: await readKpds(db, paper.order_id),
		isPaid: (await readMoney(db, paper.order_id)).wasPaid,
		payUntil: toPayUntil(since ?? paper.issued_at),
	};
}

/** KPD codes by position of an order's lines: of the product, else of its nearest category, else of the shop. Lines without any are left out. */
async function readKpds(db: Database, orderId: number): Promise<Map<number, string>> {
	const standard = (await readPaperSettings(db))?.kpd ?? null;
	const lines = await db
		.selectFrom('order_items as i')
		.leftJoin('products as p', 'p.id', 'i.product_id')
		.leftJoin('categories as c', 'c.id', 'p.category_id')
		.select(['i.position', 'p.fields', 'c.path_ids'])
		.where('i.order_id', '=', orderId)
		.execute();
	const ids = [...new Set(lines.flatMap(({ path_ids }) => path_ids ?? []))];
	const coded =
		ids.length === 0 ? [] : await db.selectFrom('categories').select(['id', 'kpd_code']).where('id', 'in', ids).where('kpd_code', 'is not', null).execute();
	const codes = new Map(coded.map(({ id, kpd_code }) => [id, kpd_code]));
	return new Map(
		lines.flatMap(({ position, fields, path_ids }): [number, string][] => {
			const own = fields?.['kpd'];
			const nearest = (path_ids ?? []).toReversed().find((id) => codes.has(id));
			const kpd = typeof own === 'string' ? own : ((nearest === undefined ? null : codes.get(nearest)) ?? standard);
			return kpd === null ? [] : [[position, kpd]];
		}),
	);
}
