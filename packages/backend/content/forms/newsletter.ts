import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import { NEWSLETTER_TOPICS } from '@titraj/contract/newsletter.ts';
import type { Selectable, Updateable } from 'kysely';
import { localizePath } from '../../localization/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { createLinkCode } from '../link-code.ts';
import type { Database } from '../tables.ts';
import { readEmail } from './form-texts.ts';
import { sendOptIn } from './newsletter-mail.ts';

/** Maximum number of mails to an unconfirmed address, so that the form cannot be used to fill a stranger's mailbox. */
const MOST_MAILS = 3;
const ASK_AGAIN_MS = 10 * 60_000;

/** Double opt-in: the address gets only a confirmation link until it was followed. The response is the same for every address. */
export const subscribe: Handler<'_post_hapi_newsletter_subscribe'> = async (body, call) => {
	const email = readEmail(body.email);
	if (email === null) return { success: false, label_name: 'error_email', errors: { email: 'error_email' } };
	if (!body.website) await call.db.transaction().execute((trx) => askOptIn(trx, { email, topics: body.topics }, call));
	return { success: true, data: { status: 'pending' } };
};

interface Wish {
	email: string;
	/** All topics if empty or omitted. */
	topics?: readonly string[] | undefined;
}

/** Requests confirmation from an address, in the caller's transaction; at the limit no further mail is sent. */
export async function askOptIn(trx: Database, wish: Wish, { config, lang: market }: Pick<Call, 'config' | 'lang'>): Promise<void> {
	const { email } = wish;
	const now = config.now();
	const lang = toMailLang(market);
	const topics = JSON.stringify(wish.topics?.length ? [...new Set(wish.topics)] : NEWSLETTER_TOPICS);
	await trx
		.insertInto('newsletter_subscriptions')
		.values({ email, code: createLinkCode(), status: 'pending', topics, lang, asked_at: new Date(0), confirmed_at: null, unsubscribed_at: null })
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute();
	const row = await trx.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).forUpdate().executeTakeFirstOrThrow();
	const isFresh = row.status === 'unsubscribed';
	if (row.status === 'confirmed' || now.getTime() - row.asked_at.getTime() < ASK_AGAIN_MS || (!isFresh && row.mails_sent >= MOST_MAILS)) return;
	const code = isFresh ? createLinkCode() : row.code;
	await trx
		.updateTable('newsletter_subscriptions')
		.set({ status: 'pending', code, topics, lang, asked_at: now, mails_sent: isFresh ? 1 : row.mails_sent + 1 })
		.where('id', '=', row.id)
		.execute();
	await sendOptIn(trx, { email, lang, url: config.siteUrl + localizePath(`/newsletter/${row.id}-${code}/`, market) });
}

export const getSubscription: Handler<'_get_hapi_newsletter_subscription'> = async (key, { db }) => answer(await findRow(db, key));

/** Idempotent. An old link does not renew a cancelled subscription. */
export const confirmSubscription: Handler<'_post_hapi_newsletter_confirm'> = async (key, { db, config }) => {
	const row = await findRow(db, key);
	if (row?.status !== 'pending') return answer(row);
	return answer(await change(db, row.id, { status: 'confirmed', confirmed_at: config.now(), unsubscribed_at: null, mails_sent: 0 }));
};

export const manageSubscription: Handler<'_put_hapi_newsletter_subscription'> = async ({ topics, ...key }, { db, config }) => {
	const row = await findRow(db, key);
	if (row === null) return answer(row);
	if (topics.length === 0) return answer(await change(db, row.id, { status: 'unsubscribed', unsubscribed_at: config.now() }));
	return answer(await change(db, row.id, { topics: JSON.stringify([...new Set(topics)]) }));
};

/** One-click unsubscribe; idempotent. */
export const unsubscribe: Handler<'_post_hapi_newsletter_unsubscribe'> = async (key, { db, config }) => {
	const row = await findRow(db, key);
	if (row === null || row.status === 'unsubscribed') return answer(row);
	return answer(await change(db, row.id, { status: 'unsubscribed', unsubscribed_at: config.now() }));
};

type Row = Selectable<Tables['newsletter_subscriptions']>;

async function findRow(db: Database, { id, code }: { id: number; code: string }): Promise<Row | null> {
	const row = await db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', toFindableId(id)).executeTakeFirst();
	return row !== undefined && isSameSecret(code, row.code) ? row : null;
}

function change(db: Database, id: number, values: Updateable<Tables['newsletter_subscriptions']>): Promise<Row> {
	return db.updateTable('newsletter_subscriptions').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

function answer(row: Row | null) {
	if (row === null) return notFound('subscription');
	const topics = NEWSLETTER_TOPICS.filter((topic) => row.topics.includes(topic));
	return { success: true, data: { email: row.email.replace(/^(.).*@/, '$1…@'), status: row.status, topics } };
}
