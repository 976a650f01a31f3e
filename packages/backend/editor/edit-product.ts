import { type SelectQueryBuilder, sql } from 'kysely';
import { countReduced, setOffers } from '../catalog/index.ts';
import { toVideos } from '../catalog/videos/index.ts';
import { refreshChanged, refreshDerived } from '../listing/index.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import type { Call, RequestOf } from '../platform/http/handler.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { toSortTitle } from '../platform/text/sort-title.ts';
import { toTitle } from '../platform/text/to-title.ts';
import { writeShopEdit } from '../staff/index.ts';
import { toPriceChange } from './to-price-change.ts';

type Edit = RequestOf<'_post_hapi_editor_product'>;

/** Changes what an editor may change of a product by hand; staff alone. What is left out stays, and each new price enters the product's history. */
export async function editProduct(edit: Edit, { db, session }: Pick<Call, 'db' | 'session'>) {
	if (!session.insider) return new Refusal(403, 'Forbidden', 'staff alone edit products');
	const outcome = await db.transaction().execute(async (trx) => {
		const before = await readEdited(trx.selectFrom('products').forUpdate(), edit.id);
		const written = await write(trx, edit);
		if (written !== true || before === undefined) return written;
		const { code, ...state } = before;
		const { code: _, ...after } = (await readEdited(trx.selectFrom('products'), edit.id)) ?? before;
		await writeShopEdit(trx, session, { operation: 'editProduct', entity: `/products/${encodeURIComponent(code)}`, before: state, after });
		return written;
	});
	if (outcome instanceof Refusal) return outcome;
	return outcome ? { success: true as const, data: { id: edit.id } } : notFound('product');
}

/** What an editor may change, and the product's code. */
const readEdited = (products: SelectQueryBuilder<Tables, 'products', object>, id: number) =>
	products
		.select(['code', 'title', 'short_description', 'price_cents', 'sale_price_cents', 'quantity', 'visible', 'videos'])
		.where('id', '=', id)
		.executeTakeFirst();

async function write(trx: Database, { title: typed, ...edit }: Edit): Promise<boolean | Refusal> {
	const title = typed && toTitle(typed);
	if (title === '') return new Refusal(400, 'Bad Request', 'the title has no visible character');
	const { id, short_description, price, sale_price, quantity, visible, videos } = edit;
	const change = await toPriceChange(trx, { id, price, sale_price });
	if (change instanceof Refusal) return change;
	if (change !== null && (await setOffers(trx, { prices: [change], stock: [] })).prices.size > 0) await countReduced(trx);
	const changes = {
		...(title !== undefined && { title, sort_title: toSortTitle(title) }),
		...(short_description !== undefined && { short_description }),
		...(quantity !== undefined && { quantity }),
		...(visible !== undefined && { visible }),
		...(videos !== undefined && { videos: JSON.stringify(await toVideos(trx, id, videos)) }),
	};
	if (Object.keys(changes).length === 0) return (await trx.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
	const row = await trx
		.updateTable('products')
		.set({ ...changes, updated_at: sql`now()` })
		.where('id', '=', id)
		.returning('id')
		.executeTakeFirst();
	if (title !== undefined)
		await sql`
			update products set search = setweight(to_tsvector('shop', concat_ws(' ', title, product_code, ean, case when length(code) <= 20 then code end)), 'A')
				|| ts_filter(search, '{b,c,d}') where id = ${id}
		`.execute(trx);
	// Neither filters nor words know a price or a stock.
	if (visible !== undefined) await refreshDerived(trx);
	else if (title !== undefined) await refreshChanged(trx, id);
	return row !== undefined;
}
