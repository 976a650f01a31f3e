import type { FeedbackComments } from '@titraj/contract/feedback.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import { sql } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { readOffsetPage } from '../../platform/http/offset-page.ts';
import { badRequest, Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../tables.ts';
import { countRates } from './count-rates.ts';
import { IS_VERIFIED } from './is-verified.ts';
import { SHOWN_PHOTOS, type ShownPhoto, toReviewPhotos } from './photos/shown-photos.ts';

const PAGE_SIZE = 10;

/** Comments of a product, newest first. Staff may also read pending and rejected ones, of all products. */
export const listComments: Handler<'_get_hapi_feedback_comments'> = async (query, { db, session }) => {
	const page = readOffsetPage(query, PAGE_SIZE);
	if (page === null) return badRequest('cursor: not one of ours');
	const status = query.status ?? 'approved';
	if (status !== 'approved' && !session.insider) return new Refusal(403, 'Forbidden', 'comments that wait are for staff');
	if (query.item_id === undefined && !session.insider) return badRequest('item_id is needed');
	const scope = { itemId: query.item_id, status, staff: session.insider };
	const { items, total } = await readComments(db, scope, page);
	return { success: true, data: { items, total, next_cursor: page.next(total), rates: await readRates(db, query.item_id) } };
};

interface Scope {
	itemId: number | undefined;
	status: 'pending' | 'approved' | 'rejected';
	staff: boolean;
}

interface ListedRow extends Omit<FeedbackComments['items'][number], 'photos'> {
	photos: ShownPhoto[] | null;
}

/** Reviews that came with the product have no id and count as approved. */
async function readComments(db: Database, { itemId, status, staff }: Scope, page: { limit: number; offset: number }) {
	const id = itemId === undefined ? null : toFindableId(itemId);
	const { rows } = await sql<{ items: ListedRow[] | null; total: number }>`
		with comments as (
			select f.id, f.product_id as item_id, f.display_name, f.message, f.rate, f.lang, f.status, f.created_at as datetime, ${IS_VERIFIED} as is_verified,
				f.answer, f.answer_lang, ${SHOWN_PHOTOS} as photos
			from feedback f join products p on p.id = f.product_id
			where f.message is not null and f.status = ${status} and (p.listed or ${staff}) and (${id}::int is null or f.product_id = ${id}::int)
			union all
			select null, p.id, r->>'display_name', r->>'message', (r->>'rate')::int, r->>'lang', 'approved', (r->>'datetime')::timestamptz, false, null, null, null
			from products p cross join jsonb_array_elements(p.reviews) as r
			where ${status} = 'approved' and p.id = ${id}::int and (p.listed or ${staff})
		), page as (select * from comments order by datetime desc, id desc nulls last limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)})
		select (select count(*)::int from comments) as total, (select json_agg(json_build_object(
			'id', id, 'item_id', item_id, 'display_name', display_name, 'message', message, 'rate', rate, 'status', status,
			'datetime', to_char(datetime at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'lang', lang, 'is_verified', is_verified,
			'answer', answer, 'answer_lang', answer_lang, 'photos', photos
		)) from page) as items
	`.execute(db);
	const items = (rows[0]?.items ?? []).map(({ lang, is_verified, answer, answer_lang, photos, ...item }) => ({
		...item,
		...(lang && { lang }),
		...(is_verified && { is_verified }),
		...(answer && { answer }),
		...(answer_lang && { answer_lang }),
		...(photos && { photos: toReviewPhotos(photos) }),
	}));
	return { items, total: rows[0]?.total ?? 0 };
}

async function readRates(db: Database, itemId: number | undefined): Promise<number[]> {
	const none = [0, 0, 0, 0, 0];
	if (itemId === undefined) return none;
	const id = toFindableId(itemId);
	return (await countRates(db, [id])).get(id) ?? none;
}
