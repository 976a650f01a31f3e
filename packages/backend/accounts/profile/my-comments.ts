import { toProductPath } from '../../catalog/index.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest } from '../../platform/http/refusal.ts';

const PAGE = 20;

/** A customer's comments on products, newest first; ratings without text are omitted. */
export const myComments = forCustomer<'_get_hapi_auth_comments'>(async (query, { db, userId }) => {
	const page = readOffsetPage(query, PAGE);
	if (page === null) return badRequest('cursor: not one of ours');
	const own = db.selectFrom('feedback as f').where('f.user_id', '=', userId).where('f.message', 'is not', null);
	const wanted = query.all === 1 ? own : own.where('f.status', '=', 'approved');
	const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
	const rows = await wanted
		.innerJoin('products as p', 'p.id', 'f.product_id')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['f.id', 'f.message', 'f.rate', 'f.status', 'f.created_at', 'p.id as product_id', 'p.title', 'p.slug', 'p.listed', 'c.slug as category_slug'])
		.orderBy('f.created_at', 'desc')
		.orderBy('f.id', 'desc')
		.limit(page.limit)
		.offset(page.offset)
		.execute();
	const items = rows.map((row) => ({
		id: row.id,
		message: row.message ?? '',
		rate: row.rate,
		datetime: row.created_at.toISOString(),
		status: row.status,
		item: row.listed ? { id: row.product_id, title: row.title, url_without_domain: toProductPath(row.category_slug, row.slug, row.product_id) } : null,
	}));
	return { success: true, data: { items, total, next_cursor: page.next(total) } };
});
