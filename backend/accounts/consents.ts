import type { Kysely } from 'kysely';
import type { Consents } from '#lib/contract/consents.ts';
import { type CartOwner, ownerOf } from '../cart/cart-owner.ts';
import type { Tables } from '../database/tables.ts';
import type { Handler } from '../http/handler.ts';

export const getConsents: Handler<'_get_hapi_gdpr_consents'> = async (_query, { db, session }) => ({
	success: true,
	data: await readConsents(db, ownerOf(session)),
});

/** A choice said again is not kept twice. */
export const saveConsents: Handler<'_post_hapi_gdpr_consents'> = async ({ analytics, marketing }, { db, session }) => {
	const owner = ownerOf(session);
	const last = await readConsents(db, owner);
	if (last.datetime !== null && last.analytics === analytics && last.marketing === marketing) return { success: true, data: last };
	await db
		.insertInto('consents')
		.values({ ...owner, analytics, marketing })
		.execute();
	return { success: true, data: await readConsents(db, owner) };
};

async function readConsents(db: Kysely<Tables>, owner: CartOwner): Promise<Consents> {
	const all = db.selectFrom('consents').select(['analytics', 'marketing', 'created_at']).orderBy('id', 'desc').limit(1);
	const own = owner.user_id === null ? all.where('session_id', '=', owner.session_id) : all.where('user_id', '=', owner.user_id);
	const last = await own.executeTakeFirst();
	if (last === undefined) return { analytics: false, marketing: false, datetime: null };
	return { analytics: last.analytics, marketing: last.marketing, datetime: last.created_at.toISOString() };
}
