import type { Order } from '@titraj/contract/orders.ts';
import type { Kysely } from 'kysely';
import type { BackendConfig } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { localiseAnswer } from '../language/localise-answer.ts';
import { type Market, SOURCE_MARKET } from '../language/market.ts';
import { readOrder } from '../orders/read-order.ts';
import { toNewPaymentUrl, toOrderUrl, toSlipUrl } from './links.ts';

/** An order as mails tell it, in the words of a market, with the addresses that they lead to. */
export async function readForMail(trx: Kysely<Tables>, orderId: number, { config, lang }: { config: BackendConfig; lang: Market }) {
	const row = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
	const order = await readOrder(trx, row, config);
	const { order_identificator: key } = order;
	const urls = {
		order: toOrderUrl({ config, lang }, key),
		payment: order.payment.payment_type === null ? null : toNewPaymentUrl({ config, lang }, key),
		slip: order.payment.code === 'bank_transfer' && order.payment.status === 'pending' ? toSlipUrl({ config, lang }, key) : null,
	};
	// The same order in other words: of its products, and of the ways it is delivered and paid.
	const spoken =
		lang === SOURCE_MARKET ? order : (((await localiseAnswer(order, { db: trx, market: lang, siteUrl: config.siteUrl })) as Order | null) ?? order);
	return { row, order: spoken, urls };
}
