import { type SqlBool, sql } from 'kysely';
import { idList } from '../platform/database/id-list.ts';
import type { Database } from '../platform/database/tables.ts';

const PAGE = 5000;

interface CompleteFeed {
	/** Whether the feed has a row of a product, be it a rejected one. */
	isNamed(code: string): boolean;
	/** Rows that could not be read so far that they say whose they are. */
	nameless: number;
	/** Share of the products on sale, 0 to 1, above which none is taken off. */
	atMost: number;
}

interface Withdrawal {
	/** Products that went off sale. */
	readonly withdrawn: number;
	/** Why none did though some are absent. */
	readonly doubt?: string;
}

/**
 * Takes products off sale that a feed of the whole assortment no longer names; a later feed that names one puts it back. Takes none where the feed looks cut
 * short: a row without a readable sku could be any of them, and few assortments lose a fifth overnight.
 */
export async function withdrawAbsent(db: Database, { isNamed, nameless, atMost }: CompleteFeed): Promise<Withdrawal> {
	if (nameless > 0) return { withdrawn: 0, doubt: `${nameless} rows of the feed do not say which product they are` };
	let [onSale, last] = [0, 0];
	const absent: number[] = [];
	for (;;) {
		const page = await db.selectFrom('products').select(['id', 'code', 'visible']).where('id', '>', last).orderBy('id').limit(PAGE).execute();
		for (const { id, code, visible } of page) {
			last = id;
			onSale += visible ? 1 : 0;
			if (visible && !isNamed(code)) absent.push(id);
		}
		if (page.length < PAGE) break;
	}
	if (absent.length > onSale * atMost) {
		return { withdrawn: 0, doubt: `the feed lacks ${absent.length} of ${onSale} products, more than ${Math.round(atMost * 100)} % (--at-most)` };
	}
	for (let from = 0; from < absent.length; from += PAGE) {
		// Without its hash a product that comes back is written anew.
		await db
			.updateTable('products')
			.set({ visible: false, source_hash: '', updated_at: sql`now()` })
			.where(sql<SqlBool>`id = any(${idList(absent.slice(from, from + PAGE))})`)
			.execute();
	}
	return { withdrawn: absent.length };
}
