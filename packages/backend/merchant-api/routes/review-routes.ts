import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { IS_VERIFIED, moderateReview, publishPhotos, removePhoto } from '../../catalog/feedback/index.ts';
import { toProductPath } from '../../catalog/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toJoined } from '../http/joined-transaction.ts';
import { route } from '../http/route.ts';
import { ById, Id } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';
import type { Database } from '../tables.ts';

const SCOPES = ['customers:write'] as const;
const PhotoId = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const State = Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]);

const Review = Strict({
	...{ id: Type.Integer(), state: State, rate: Type.Integer(), name: Nullable(Type.String()), message: Type.String(), language: Nullable(Type.String()) },
	/** Whether the author bought the product in this shop, and it was shipped. */
	is_verified: Type.Boolean(),
	/** The shop's answer below the review, and its language (ISO 639-1). */
	answer: Nullable(Type.String()),
	answer_language: Nullable(Type.String()),
	/** Ids of its photos; those that wait are shown to staff alone. */
	photos: Type.Array(Type.String()),
	product: Strict({ sku: Type.String(), title: Type.String(), url: Type.String() }),
	created_at: Moment,
});
export type Review = Static<typeof Review>;

const Decision = Strict({
	state: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]),
	/** Left out, it stays; null or empty removes it. */
	answer: Type.Optional(Nullable(Type.String({ maxLength: 4000 }))),
	answer_language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
});
export type ReviewDecision = Static<typeof Decision>;

export const REVIEW_ROUTES = [
	route({
		...{ method: 'GET', path: '/reviews', operationId: 'listReviews', summary: 'Reviews with text, the newest first', scopes: SCOPES },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, state: Type.Optional(State) }),
		body: null,
		response: Page(Review),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor, state } }) {
			let query = selectReviews(db).orderBy('f.id', 'desc').limit(limit);
			if (cursor !== undefined) query = query.where('f.id', '<', Number(cursor));
			if (state !== undefined) query = query.where('f.status', '=', state);
			const rows = await query.execute();
			return { items: rows.map((row) => toView(row, config.siteUrl)), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/reviews/:id', operationId: 'getReview', summary: 'A review with text', scopes: SCOPES },
		params: ById,
		query: Nothing,
		body: null,
		response: Review,
		async handle({ db, config, params: { id } }) {
			return (await findReview(db, Number(id), config.siteUrl)) ?? notFound(`review ${id}`);
		},
	}),
	route({
		...{ method: 'PUT', path: '/reviews/:id', operationId: 'moderateReview', scopes: SCOPES },
		summary: 'Publishes or rejects a review, and writes or removes the answer to it; rejecting deletes its photos for good',
		params: ById,
		query: Nothing,
		body: Decision,
		response: Review,
		async handle({ db, config, media, log, params: { id }, body: { state, answer, answer_language = 'hr' } }) {
			const known = await findReview(db, Number(id), config.siteUrl);
			if (known === undefined) return notFound(`review ${id}`);
			// Before the state, so that the review never appears without its photos.
			if (state === 'approved') await publishPhotos(db, media, known.id);
			return db.transaction().execute(async (trx) => {
				const joined = toJoined(trx);
				const isFound = await moderateReview(joined, { id: known.id, status: state, ...(answer !== undefined && { answer, answer_lang: answer_language }) });
				// Its author may have rewritten it meanwhile, which gives it another id.
				const review = isFound ? await findReview(joined, known.id, config.siteUrl) : undefined;
				return log(trx, review ?? notFound(`review ${id}`));
			});
		},
	}),
	route({
		...{ method: 'DELETE', path: '/reviews/:id/photos/:photo', operationId: 'removeReviewPhoto', scopes: SCOPES, inOneTransaction: true },
		summary: 'Deletes a photo of a review for good; the others stay',
		params: Type.Object({ id: Id, photo: PhotoId }),
		query: Nothing,
		body: null,
		response: Review,
		async handle({ db, config, params: { id, photo } }) {
			const isRemoved = await removePhoto(db, { reviewId: Number(id), photoId: photo });
			return (isRemoved ? await findReview(db, Number(id), config.siteUrl) : undefined) ?? notFound(`photo ${photo} of review ${id}`);
		},
	}),
];

const PHOTOS = sql<string[]>`(select coalesce(json_agg(r.id order by r.position), '[]') from review_photos r where r.feedback_id = f.id)`;

const selectReviews = (db: Database) =>
	db
		.selectFrom('feedback as f')
		.innerJoin('products as p', 'p.id', 'f.product_id')
		.innerJoin('categories as c', 'c.id', 'p.category_id')
		.select(['f.id', 'f.status', 'f.display_name', 'f.message', 'f.rate', 'f.lang', 'f.answer', 'f.answer_lang', 'f.created_at'])
		.select(['p.id as product_id', 'p.code', 'p.title', 'p.slug', 'c.slug as category_slug', IS_VERIFIED.as('is_verified'), PHOTOS.as('photos')])
		.where('f.message', 'is not', null);

type Row = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

async function findReview(db: Database, id: number, siteUrl: string) {
	const row = await selectReviews(db).where('f.id', '=', id).executeTakeFirst();
	return row === undefined ? undefined : toView(row, siteUrl);
}

const toView = (row: Row, siteUrl: string) => ({
	...{ id: row.id, state: row.status, rate: row.rate, name: row.display_name, message: row.message ?? '', language: row.lang },
	...{ is_verified: row.is_verified, answer: row.answer, answer_language: row.answer_lang, photos: row.photos },
	product: { sku: row.code, title: row.title, url: siteUrl + toProductPath(row.category_slug, row.slug, row.product_id) },
	created_at: row.created_at.toISOString(),
});
