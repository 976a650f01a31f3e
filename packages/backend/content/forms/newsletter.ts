import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Selectable, Updateable } from 'kysely';
import { localizePath } from '../../localization/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { createLinkCode } from '../link-code.ts';
import { readShownTopics } from '../newsletter-topics/newsletter-topics.ts';
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
	const known = (await readShownTopics(trx, market)).map(({ code }) => code);
	// Topics of a page from before they were taken away are ignored; others that were not chosen are not added for them.
	const topics = JSON.stringify(wish.topics?.length ? known.filter((code) => wish.topics?.includes(code)) : known);
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

export const getSubscription: Handler<'_get_hapi_newsletter_subscription'> = async (key, call) => answer(await findRow(call.db, key), call);

/** Idempotent. An old link does not renew a cancelled subscription. */
export const confirmSubscription: Handler<'_post_hapi_newsletter_confirm'> = async (key, call) => {
	const { db, config } = call;
	const row = await findRow(db, key);
	if (row?.status !== 'pending') return answer(row, call);
	return answer(await change(db, row.id, { status: 'confirmed', confirmed_at: config.now(), unsubscribed_at: null, mails_sent: 0 }), call);
};

export const manageSubscription: Handler<'_put_hapi_newsletter_subscription'> = async ({ topics, ...key }, call) => {
	const { db, config, lang } = call;
	const row = await findRow(db, key);
	if (row === null) return answer(row, call);
	if (topics.length === 0) return answer(await change(db, row.id, { status: 'unsubscribed', unsubscribed_at: config.now() }), call);
	const shown = (await readShownTopics(db, lang)).map(({ code }) => code);
	// Topics that were taken away since could not be deselected.
	const next = [...shown.filter((code) => topics.includes(code)), ...row.topics.filter((code) => !shown.includes(code))];
	return answer(await change(db, row.id, { topics: JSON.stringify(next) }), call);
};

/** One-click unsubscribe; idempotent. */
export const unsubscribe: Handler<'_post_hapi_newsletter_unsubscribe'> = async (key, call) => {
	const { db, config } = call;
	const row = await findRow(db, key);
	if (row === null || row.status === 'unsubscribed') return answer(row, call);
	return answer(await change(db, row.id, { status: 'unsubscribed', unsubscribed_at: config.now() }), call);
};

type Row = Selectable<Tables['newsletter_subscriptions']>;

async function findRow(db: Database, { id, code }: { id: number; code: string }): Promise<Row | null> {
	const row = await db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', toFindableId(id)).executeTakeFirst();
	return row !== undefined && isSameSecret(code, row.code) ? row : null;
}

function change(db: Database, id: number, values: Updateable<Tables['newsletter_subscriptions']>): Promise<Row> {
	return db.updateTable('newsletter_subscriptions').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

async function answer(row: Row | null, { db, lang }: Pick<Call, 'db' | 'lang'>) {
	if (row === null) return notFound('subscription');
	const choices = await readShownTopics(db, lang);
	const topics = choices.map(({ code }) => code).filter((code) => row.topics.includes(code));
	return { success: true, data: { email: row.email.replace(/^(.).*@/, '$1…@'), status: row.status, topics, choices } };
}
