import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CartOwner, ownerOf } from '../../../platform/visitor/cart-owner.ts';
import { type CleanPhoto, cleanPhoto } from './clean-photo.ts';

/** Photos of a shopper that no review names: beyond these the oldest are deleted. */
const MOST_OF_ONE = 10;
/** Photos of all shoppers together that no review names: anybody can get any number of guest tokens. */
const MOST_OF_ALL = 1000;

/** Stores a photo for a review that is still to be sent. The same photo is stored once per shopper. */
export const postPhoto: Handler<'_post_hapi_feedback_photo'> = async ({ content }, { db, session }) => {
	const cleaned = await cleanPhoto(Buffer.from(content, 'base64'));
	if (!cleaned.ok) return { success: false, label_name: 'error_photo', errors: { content: cleaned.error } };
	const owner = ownerOf(session);
	const id = await storePhoto(db, owner, cleaned);
	if (id === null) return new Refusal(429, 'Too Many Requests', 'too many photos wait for their review');
	await dropOldest(db, owner);
	return { success: true, data: { id, width: cleaned.width, height: cleaned.height } };
};

/** Null if too many photos of all shoppers wait for their review. */
async function storePhoto(db: Kysely<Tables>, owner: CartOwner, { content, width, height }: Extract<CleanPhoto, { ok: true }>): Promise<string | null> {
	const digest = createHash('sha256').update(content).digest('hex');
	const key = owner.user_id === null ? sql`session_id, digest` : sql`user_id, digest`;
	const { rows } = await sql<{ id: string }>`
		insert into review_photos (session_id, user_id, digest, content, width, height)
		select ${owner.session_id}::uuid, ${owner.user_id}::int, ${digest}, ${content}::bytea, ${width}, ${height}
		where (select count(*) from review_photos where feedback_id is null) < ${sql.lit(MOST_OF_ALL)}
		on conflict (${key}) do update set created_at = now()
		returning id
	`.execute(db);
	return rows[0]?.id ?? null;
}

async function dropOldest(db: Kysely<Tables>, { session_id, user_id }: CartOwner): Promise<void> {
	await sql`
		delete from review_photos where id in (
			select id from review_photos where session_id = ${session_id}::uuid or user_id = ${user_id}::int
			order by created_at desc, id offset ${sql.lit(MOST_OF_ONE)}
		)
	`.execute(db);
}
