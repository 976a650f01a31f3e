import { toFindableId } from '@titraj/contract/max-int4.ts';
import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { lockRecipient, mayMailNow } from '../../platform/mail/mail-or-hold.ts';
import { toOneClickHeaders } from '../../platform/mail/one-click.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { stepOf, toFewestCents } from '../../platform/market/currency.ts';
import { readEmail } from '../forms/form-texts.ts';
import { createLinkCode } from '../link-code.ts';
import type { Database } from '../tables.ts';
import { ALERT_KINDS } from './alert-kinds.ts';
import { readAlert, storeAlert } from './alert-rows.ts';
import { formatCents } from './format-cents.ts';
import { readAlertedProduct } from './read-alerted-product.ts';
import { toAlertUrl } from './to-alert-url.ts';

/** Maximum number of alerts of a kind per e-mail address. */
const MOST_ALERTS = 50;
/** Requests in a row that one client may make, over all addresses; further ones write nothing. */
const FROM_CLIENT = 30;

const PENDING = { success: true, data: { status: 'pending' as const } };
const NO_EMAIL = { success: false, label_name: 'error_email', errors: { email: 'error_email' } };
const NOT_LOWER = { success: false, label_name: 'error_price_alert_limit', errors: { price_limit: 'error_price_alert_limit' } };

/** Double opt-in: the address gets only a confirmation link. The response does not depend on the address, so that it reveals nothing. */
export const askStockAlert: Handler<'_post_hapi_stock_alert'> = async ({ product_id, email: typed, website }, call) => {
	const email = readEmail(typed);
	if (email === null) return NO_EMAIL;
	const product = await readProduct(call.db, product_id);
	if (product === undefined) return notFound('product');
	if (product.stocked) return { success: false, label_name: 'error_stock_alert_available' };
	if (!website && (await mayAsk(call))) await ask({ kind: 'stock', email, productId: product.id, limit: null }, call);
	return PENDING;
};

/** As for stock. The limit is in the currency of the market. */
export const askPriceAlert: Handler<'_post_hapi_price_alert'> = async ({ product_id, email: typed, price_limit, website }, call) => {
	const email = readEmail(typed);
	if (email === null) return NO_EMAIL;
	const product = await readProduct(call.db, product_id);
	if (product === undefined) return notFound('product');
	const limit = price_limit === undefined ? product.now_cents - 1 : toMostCents(price_limit, call);
	if (limit <= 0 || limit >= product.now_cents) return NOT_LOWER;
	if (!website && (await mayAsk(call))) await ask({ kind: 'price', email, productId: product.id, limit }, call);
	return PENDING;
};

/** The most cents that a shopper of the market sees as at most `amount`. */
const toMostCents = (amount: number, { currency }: Call): number => toFewestCents(Math.round(amount * 100) + stepOf(currency), currency) - 1;

const readProduct = (db: Database, id: number) =>
	db.selectFrom('products').select(['id', 'stocked', 'now_cents']).where('id', '=', toFindableId(id)).where('listed', '=', true).executeTakeFirst();

const mayAsk = async ({ db, client, session }: Call): Promise<boolean> =>
	(await takeAttempt(db, [{ key: `stock alert from ${client ?? session.id}`, free: FROM_CLIENT, firstWait: 60 }])) === 0;

interface Wish {
	readonly kind: AlertKind;
	readonly email: string;
	readonly productId: number;
	/** Highest price in cents; null for stock. */
	readonly limit: number | null;
}

const ask = (wish: Wish, call: Call): Promise<void> => call.db.transaction().execute((trx) => askOnce(trx, wish, call));

/** Counts towards the limit on mails that anyone can trigger for an address; above the limit no mail is written. */
async function askOnce(trx: Database, { kind, email, productId, limit }: Wish, { config, lang: market }: Call): Promise<void> {
	const now = config.now();
	await lockRecipient(trx, email);
	const known = await readAlert(trx, kind, { email, productId });
	if ((known?.status === 'confirmed' && known.price_limit_cents === limit) || !(await mayMailNow(trx, email, now))) return;
	if (known === undefined && (await countAlerts(trx, kind, email)) >= MOST_ALERTS) return;
	const code = known?.status === 'pending' || known?.status === 'confirmed' ? known.code : createLinkCode();
	const id = await storeAlert(trx, kind, { known, email, productId, limit, code, market, now });
	const product = await readAlertedProduct(trx, productId, { market, config });
	if (product === null) return;
	const lang = toMailLang(market);
	const { askTemplate, unsubscribe } = ALERT_KINDS[kind];
	const url = toAlertUrl(kind, { id, code, market }, config);
	const content = toLetter(
		({ stockAlert, priceAlert, locale }) =>
			limit === null ? stockAlert.ask(product.title) : priceAlert.ask(product.title, formatCents(limit, { market, locale })),
		url,
	);
	await writeMail(trx, { recipient: email, template: askTemplate, lang, content, headers: toOneClickHeaders(unsubscribe, url) });
}

async function countAlerts(trx: Database, kind: AlertKind, email: string): Promise<number> {
	const { total } = await trx
		.selectFrom(ALERT_KINDS[kind].table)
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.where('email', '=', email)
		.executeTakeFirstOrThrow();
	return Number(total);
}
