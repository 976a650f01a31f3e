import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { mailOrHold } from '../../platform/mail/mail-or-hold.ts';
import { toLetter } from '../../platform/mail/to-letter.ts';
import { type Letter, writeMail } from '../../platform/mail/write-mail.ts';
import type { Currency } from '../../platform/market/currency.ts';
import type { Market } from '../../platform/market/market.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import type { Database } from '../tables.ts';
import { isAddressConfirmed } from './is-address-confirmed.ts';
import { toOrderUrl } from './links.ts';
import { readForMail } from './read-for-mail.ts';
import { toBackRows } from './send-change-mail.ts';
import { readLastShipment, toShipmentSections } from './shipment-sections.ts';
import { toDayLines, toStoreSections } from './store-lines.ts';

interface News {
	order: Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market' | 'user_id' | 'status'>;
	config: BackendConfig;
	/** Cents that its gift vouchers got back. */
	back?: { readonly cents: number; readonly currency: Currency } | undefined;
}

/** News of an order that its customer gets by mail. */
export const ORDER_NEWS = [
	...(['lookup', 'confirmed', 'rejected', 'rejected_paid', 'paid', 'paid_lacking', 'store_changed', 'ready_for_pickup'] as const),
	...(['shipped', 'shipped_part', 'shipped_rest', 'tracking_changed'] as const),
	...(['cancelled', 'cancelled_by_customer', 'cancelled_paid'] as const),
] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];

/**
 * Mails the customer about a status change, in the order's language and the transaction of the change. Mails about a cancellation can be caused by an order with
 * a stranger's address, so they count against the limit of that address, as the confirmation does.
 */
export async function sendOrderNews(trx: Database, template: OrderNews, { order, config, back }: News): Promise<void> {
	const lang = toMailLang(order.market);
	const content = await toNewsLetter(trx, template, { order, config, back, market: order.market });
	const write = () => writeMail(trx, { recipient: order.email, template: `order_${template}`, lang, content, orderId: order.id });
	const isPaced = template === 'cancelled' || template === 'rejected' || template === 'cancelled_by_customer';
	if (!isPaced || (await isAddressConfirmed(trx, order))) return write();
	await mailOrHold(trx, { recipient: order.email, market: order.market, order_id: order.id, now: config.now() }, write);
}

/** The mail about a status change. */
export async function toNewsLetter(
	db: Database,
	template: OrderNews,
	{ order, config, back, market }: { order: Pick<News['order'], 'id' | 'code' | 'number'>; config: BackendConfig; back?: News['back']; market: Market },
): Promise<Letter> {
	const letter = toLetter(
		({ order: words }) => ({ subject: words[template].subject(order.number), paragraphs: words[template].paragraphs(order.number), button: words.open }),
		toOrderUrl({ config, lang: market }, toIdentificator(order)),
	);
	const shipment = OF_SHIPMENT.includes(template) ? await readLastShipment(db, order.id) : null;
	const parcels = WITH_DAYS.includes(template) ? (await readForMail(db, order.id, { config, lang: market })).order.parcels : [];
	return async (shop) => {
		const content = await letter(shop);
		if (template === 'store_changed') return { ...content, sections: toStoreSections(parcels, shop.words) };
		return {
			...content,
			...(back && { rows: toBackRows(back.cents, back, shop.words) }),
			paragraphs: [...content.paragraphs, ...parcels.flatMap((parcel) => toDayLines(parcel, shop.words))],
			sections: shipment === null ? [] : toShipmentSections(shipment, shop.words.order),
		};
	};
}

const OF_SHIPMENT: readonly OrderNews[] = ['shipped', 'shipped_part', 'shipped_rest', 'tracking_changed'];
/** The days of an order count from its confirmation by staff, and from its money. */
const WITH_DAYS: readonly OrderNews[] = ['store_changed', 'confirmed', 'paid'];
