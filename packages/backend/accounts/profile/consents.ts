import type { Consents } from '@titraj/contract/consents.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type CartOwner, ownerOf } from '../../platform/visitor/cart-owner.ts';
import type { Database } from '../tables.ts';

export const getConsents: Handler<'_get_hapi_gdpr_consents'> = async (_query, { db, session }) => ({
	success: true,
	data: await readConsents(db, ownerOf(session)),
});

/** Maximum number of changes per hour; each is stored as its own proof. */
const MOST_CHANGES = 20;

/** Adds a row per change of consent. Repeating the current choice adds none, not even concurrently. */
export const saveConsents: Handler<'_post_hapi_gdpr_consents'> = async ({ analytics, marketing }, { db, session }) => {
	const owner = ownerOf(session);
	return db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(hashtextextended(${`consents ${owner.user_id ?? owner.session_id}`}, 0))`.execute(trx);
		const last = await readConsents(trx, owner);
		if (last.datetime !== null && last.analytics === analytics && last.marketing === marketing) return { success: true, data: last };
		if ((await countLately(trx, owner)) >= MOST_CHANGES) return new Refusal(429, 'Too Many Requests', 'this choice was changed too often in the last hour');
		await trx
			.insertInto('consents')
			.values({ ...owner, analytics, marketing })
			.execute();
		return { success: true, data: await readConsents(trx, owner) };
	});
};

async function countLately(db: Database, owner: CartOwner): Promise<number> {
	const { rows } = await ofOwner(db.selectFrom('consents'), owner)
		.where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
		.select((eb) => eb.fn.countAll<string>().as('rows'))
		.executeTakeFirstOrThrow();
	return Number(rows);
}

async function readConsents(db: Database, owner: CartOwner): Promise<Consents> {
	const all = ofOwner(db.selectFrom('consents'), owner).select(['analytics', 'marketing', 'created_at']);
	const last = await all.orderBy('id', 'desc').limit(1).executeTakeFirst();
	if (last === undefined) return { analytics: false, marketing: false, datetime: null };
	return { analytics: last.analytics, marketing: last.marketing, datetime: last.created_at.toISOString() };
}

const ofOwner = <Row>(rows: SelectQueryBuilder<Tables, 'consents', Row>, owner: CartOwner): SelectQueryBuilder<Tables, 'consents', Row> =>
	owner.user_id === null ? rows.where('session_id', '=', owner.session_id) : rows.where('user_id', '=', owner.user_id);
