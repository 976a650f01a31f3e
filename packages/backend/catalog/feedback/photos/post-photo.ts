import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Handler } from '../../../platform/http/handler.ts';
import { type CartOwner, ownerOf } from '../../../platform/visitor/cart-owner.ts';
import type { Database } from '../../tables.ts';
import { type CleanPhoto, cleanPhoto } from './clean-photo.ts';

/** Photos of a shopper that no review names: beyond these the oldest are deleted. */
const MOST_OF_ONE = 10;
/**
 * Photos of all shoppers together that no review names, because anybody can get any number of guest tokens. Beyond these the address with the most
 * loses its oldest.
 */
const MOST_OF_ALL = 1000;

/** Stores a photo for a review that is still to be sent. The same photo is stored once per shopper. */
export const postPhoto: Handler<'_post_hapi_feedback_photo'> = async ({ content }, { db, config, client, session }) => {
	const cleaned = await cleanPhoto(Buffer.from(content, 'base64'));
	if (!cleaned.ok) return { success: false, label_name: 'error_photo', errors: { content: cleaned.error } };
	const owner = ownerOf(session);
	const from = createHmac('sha256', config.jwtSecret)
		.update(client ?? session.id)
		.digest('base64url');
	const id = await storePhoto(db, { owner, from, photo: cleaned });
	await dropOldest(db, owner);
	await dropOfGreediest(db);
	if (id === undefined) throw new Error('The photo was not stored');
	return { success: true, data: { id, width: cleaned.width, height: cleaned.height } };
};

interface Upload {
	readonly owner: CartOwner;
	/** Key of the address. */
	readonly from: string;
	readonly photo: Extract<CleanPhoto, { ok: true }>;
}

async function storePhoto(db: Database, { owner, from, photo: { content, width, height } }: Upload): Promise<string | undefined> {
	const digest = createHash('sha256').update(content).digest('hex');
	const key = owner.user_id === null ? sql`session_id, digest` : sql`user_id, digest`;
	const { rows } = await sql<{ id: string }>`
		insert into review_photos (session_id, user_id, digest, client, content, width, height)
		values (${owner.session_id}::uuid, ${owner.user_id}::int, ${digest}, ${from}, ${content}::bytea, ${width}, ${height})
		on conflict (${key}) do update set created_at = now()
		returning id
	`.execute(db);
	return rows[0]?.id;
}

async function dropOldest(db: Database, { session_id, user_id }: CartOwner): Promise<void> {
	await sql`
		delete from review_photos where id in (
			select id from review_photos where session_id = ${session_id}::uuid or user_id = ${user_id}::int
			order by created_at desc, id offset ${sql.lit(MOST_OF_ONE)}
		)
	`.execute(db);
}

async function dropOfGreediest(db: Database): Promise<void> {
	await sql`
		delete from review_photos where id in (
			select id from (
				select id, created_at, count(*) over (partition by client) as held from review_photos where feedback_id is null
			) waiting
			order by held desc, created_at, id
			limit greatest(0, (select count(*) from review_photos where feedback_id is null) - ${sql.lit(MOST_OF_ALL)})
		)
	`.execute(db);
}
