import type { Kysely } from 'kysely';
import type { ScheduledJob } from '../../jobs/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { toOneClickHeaders } from '../../platform/mail/one-click.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readAlertedProduct } from './read-alerted-product.ts';
import { toAlertUrl } from './to-alert-url.ts';

const INTERVAL = 60_000;
/** Maximum mails per run. */
const MOST = 500;

/** Checks every minute for products that are in stock again. */
export const stockAlertsJob = (db: Database, config: BackendConfig): ScheduledJob => ({
	name: 'stock-alerts',
	failure: 'Stock alerts could not be sent',
	every: INTERVAL,
	isMail: true,
	run: () => sendStockAlerts(db, config),
});

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
	let written = 0;
	for (const { id } of due)
		if (
			await db
				.transaction()
				.execute((trx) => send(trx, id, config))
				.catch((cause) => report(id, cause))
		)
			written++;
	return written;
}

/** A failing alert does not block the others; the next run retries it. */
function report(id: number, cause: unknown): false {
	logFailure('A stock alert could not be sent; retrying in a minute', cause, { alert: id });
	return false;
}

async function send(trx: Kysely<Tables>, id: number, config: BackendConfig): Promise<boolean> {
	const alert = await trx
		.selectFrom('stock_alerts')
		.selectAll()
		.where('id', '=', id)
		.where('status', '=', 'confirmed')
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
	if (alert === undefined) return false;
	const product = await readAlertedProduct(trx, alert.product_id, { market: alert.market, config });
	// Cancel the alert if its market no longer offers the product.
	await trx
		.updateTable('stock_alerts')
		.set({ status: product === null ? 'cancelled' : 'sent', changed_at: config.now() })
		.where('id', '=', id)
		.execute();
	if (product === null) return false;
	const lang = toMailLang(alert.market);
	const url = toAlertUrl(alert, config);
	const content = toLetter(({ stockAlert }) => stockAlert.back(product.title, url), config.siteUrl + product.url_without_domain);
	await writeMail(trx, { recipient: alert.email, template: 'stock_alert', lang, content, headers: toOneClickHeaders('stock-alert', url) });
	return true;
}
