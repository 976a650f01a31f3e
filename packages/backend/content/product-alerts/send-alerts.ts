import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import type { ScheduledJob } from '../../jobs/index.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { toOneClickHeaders } from '../../platform/mail/one-click.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { ALERT_KINDS } from './alert-kinds.ts';
import { readAlert } from './alert-rows.ts';
import { formatCents } from './format-cents.ts';
import { readAlertedProduct } from './read-alerted-product.ts';
import { toAlertUrl } from './to-alert-url.ts';

const INTERVAL = 60_000;
/** Maximum mails per run and kind. */
const MOST = 500;

/** Check every minute for products that are in stock again, and for those that are cheaper. */
export const productAlertJobs = (db: Database, config: BackendConfig): readonly ScheduledJob[] => [
	{
		name: 'stock-alerts',
		failure: 'Stock alerts could not be sent',
		every: INTERVAL,
		isMail: true,
		run: () => sendStockAlerts(db, config),
	},
	{
		name: 'price-alerts',
		failure: 'Price alerts could not be sent',
		every: INTERVAL,
		isMail: true,
		run: () => sendPriceAlerts(db, config),
	},
];

/** Writes one mail for each confirmed alert whose product is in stock again, and returns the number written. */
export async function sendStockAlerts(db: Database, config: BackendConfig): Promise<number> {
	const due = await db
		.selectFrom('stock_alerts as a')
		.innerJoin('products as p', 'p.id', 'a.product_id')
		.select('a.id')
		.where('a.status', '=', 'confirmed')
		.where('p.stocked', '=', true)
		.where('p.listed', '=', true)
		.orderBy('a.changed_at')
		.limit(MOST)
		.execute();
	return sendEach(db, 'stock', due, config);
}

/** Writes one mail for each confirmed alert whose product can be bought at its limit or below, and returns the number written. */
export async function sendPriceAlerts(db: Database, config: BackendConfig): Promise<number> {
	const due = await db
		.selectFrom('price_alerts as a')
		.innerJoin('products as p', 'p.id', 'a.product_id')
		.select('a.id')
		.where('a.status', '=', 'confirmed')
		.whereRef('p.now_cents', '<=', 'a.price_limit_cents')
		.where('p.orderable', '=', true)
		.where('p.listed', '=', true)
		.orderBy('a.changed_at')
		.limit(MOST)
		.execute();
	return sendEach(db, 'price', due, config);
}

async function sendEach(db: Database, kind: AlertKind, due: readonly { readonly id: number }[], config: BackendConfig): Promise<number> {
	let written = 0;
	for (const { id } of due)
		if (
			await db
				.transaction()
				.execute((trx) => send(trx, kind, id, config))
				.catch((cause) => report(kind, id, cause))
		)
			written++;
	return written;
}

/** A failing alert does not block the others; the next run retries it. */
function report(kind: AlertKind, id: number, cause: unknown): false {
	logFailure(`A ${kind} alert could not be sent; retrying in a minute`, cause, { alert: id });
	return false;
}

async function send(trx: Database, kind: AlertKind, id: number, config: BackendConfig): Promise<boolean> {
	const alert = await readAlert(trx, kind, { id }, true);
	if (alert?.status !== 'confirmed') return false;
	const { market, price_limit_cents: limit } = alert;
	const product = await readAlertedProduct(trx, alert.product_id, { market, config });
	// The price may have risen since the product was found.
	if (product !== null && limit !== null && product.now_cents > limit) return false;
	const { table, newsTemplate, unsubscribe } = ALERT_KINDS[kind];
	// Cancel the alert if its market no longer offers the product.
	await trx
		.updateTable(table)
		.set({ status: product === null ? 'cancelled' : 'sent', changed_at: config.now() })
		.where('id', '=', id)
		.execute();
	if (product === null) return false;
	const lang = toMailLang(market);
	const url = toAlertUrl(kind, alert, config);
	const content = toLetter(
		({ stockAlert, priceAlert, locale }) =>
			limit === null ? stockAlert.back(product.title, url) : priceAlert.cheaper(product.title, formatCents(product.now_cents, { market, locale }), url),
		config.siteUrl + product.url_without_domain,
	);
	await writeMail(trx, { recipient: alert.email, template: newsTemplate, lang, content, headers: toOneClickHeaders(unsubscribe, url) });
	return true;
}
