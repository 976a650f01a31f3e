import { Order } from '@titraj/contract/orders.ts';
import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { localizeAnswer, toNamedJson } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toPayUntil } from '../payment/kept-until.ts';
import { findWaitingSince } from '../payment/waiting-since.ts';
import { readOrder } from '../reading/read-order.ts';
import { toOrderUrl, toSlipUrl } from './links.ts';

/** An order in the language of a market and in the shop's own, with the URLs that its mails link to. */
export async function readForMail(trx: Database, orderId: number, { config, lang }: { config: BackendConfig; lang: Market }) {
	const row = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
	const order = await readOrder(trx, row, config, lang);
	const { order_identificator: key } = order;
	const urls = {
		order: toOrderUrl({ config, lang }, key),
		slip:
			order.payment.code === BANK_TRANSFER && order.payment.status === 'pending'
				? { url: toSlipUrl({ config, lang }, key), payUntil: toPayUntil((await findWaitingSince(trx, orderId)) ?? row.created_at) }
				: null,
	};
	// The order with localized titles of products, shipping and payment.
	const localized =
		lang === SOURCE_MARKET
			? order
			: (((await localizeAnswer(JSON.parse(toNamedJson(order)), { db: trx, market: lang, siteUrl: config.siteUrl, schema: Order })) as Order | null) ?? order);
	return { row, order: localized, inSource: order, urls };
}
