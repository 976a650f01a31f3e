import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { Kysely } from 'kysely';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { lockRecipient, mayMailNow } from '../../platform/mail/mail-or-hold.ts';
import { toOneClickHeaders } from '../../platform/mail/one-click.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readEmail } from '../forms/form-texts.ts';
import { createLinkCode } from '../link-code.ts';
import { readAlertedProduct } from './read-alerted-product.ts';
import { toAlertUrl } from './to-alert-url.ts';

/** Maximum number of alerts per e-mail address. */
const MOST_ALERTS = 50;
/** Requests in a row that one client may make, over all addresses; further ones write nothing. */
const FROM_CLIENT = 30;

/** Double opt-in: the address gets only a confirmation link. The response does not depend on the address, so that it reveals nothing. */
export const askStockAlert: Handler<'_post_hapi_stock_alert'> = async ({ product_id, email: typed, website }, call) => {
	const email = readEmail(typed);
	if (email === null) return { success: false, label_name: 'error_email', errors: { email: 'error_email' } };
	const product = await call.db
		.selectFrom('products')
		.select(['id', 'stocked'])
		.where('id', '=', toFindableId(product_id))
		.where('listed', '=', true)
		.executeTakeFirst();
	if (product === undefined) return notFound('product');
	if (product.stocked) return { success: false, label_name: 'error_stock_alert_available' };
	if (!website && (await mayAsk(call))) await call.db.transaction().execute((trx) => ask(trx, { email, productId: product.id }, call));
	return { success: true, data: { status: 'pending' } };
};

const mayAsk = async ({ db, client, session }: Call): Promise<boolean> =>
	(await takeAttempt(db, [{ key: `stock alert from ${client ?? session.id}`, free: FROM_CLIENT, firstWait: 60 }])) === 0;

/** Counts towards the limit on mails that anyone can trigger for an address; above the limit no mail is written. */
async function ask(trx: Kysely<Tables>, { email, productId }: { email: string; productId: number }, { config, lang: market }: Call): Promise<void> {
	const now = config.now();
	await lockRecipient(trx, email);
	const known = await trx.selectFrom('stock_alerts').selectAll().where('email', '=', email).where('product_id', '=', productId).executeTakeFirst();
	if (known?.status === 'confirmed' || !(await mayMailNow(trx, email, now))) return;
	if (known === undefined && (await countAlerts(trx, email)) >= MOST_ALERTS) return;
	const code = known?.status === 'pending' ? known.code : createLinkCode();
	const fresh = { code, status: 'pending' as const, market, asked_at: now, changed_at: now };
	const { id } = await trx
		.insertInto('stock_alerts')
		.values({ email, product_id: productId, ...fresh })
		.onConflict((conflict) => conflict.columns(['email', 'product_id']).doUpdateSet(fresh))
		.returning('id')
		.executeTakeFirstOrThrow();
	const product = await readAlertedProduct(trx, productId, { market, config });
	if (product === null) return;
	const lang = toMailLang(market);
	const url = toAlertUrl({ id, code, market }, config);
	const content = toLetter(({ stockAlert }) => stockAlert.ask(product.title), url);
	await writeMail(trx, { recipient: email, template: 'stock_alert_ask', lang, content, headers: toOneClickHeaders('stock-alert', url) });
}

async function countAlerts(trx: Kysely<Tables>, email: string): Promise<number> {
	const { total } = await trx
		.selectFrom('stock_alerts')
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.where('email', '=', email)
		.executeTakeFirstOrThrow();
	return Number(total);
}
