import type { Market } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';

const SHOWN = 6;

/** Searches of at least five visitors in a month, with products; those of most visitors first. */
export async function readPopular(db: Database, market: Market): Promise<string[]> {
	const rows = await db
		.selectFrom('popular_ranking')
		.select('text')
		.where('lang', '=', market)
		.orderBy('visitors', 'desc')
		.orderBy('times', 'desc')
		.orderBy('text')
		.limit(SHOWN)
		.execute();
	return rows.map(({ text }) => text);
}
