import type { AlertKind } from '@titraj/contract/product-alerts.ts';
import type { UnsubscribeKind } from '@titraj/contract/unsubscribe.ts';
import { PRICE_ALERT_PATH, STOCK_ALERT_PATH } from '../../catalog/index.ts';

interface KindFacts {
	readonly table: 'stock_alerts' | 'price_alerts';
	/** Path of the page that mails link to, before `{id}-{code}/`. */
	readonly path: string;
	readonly unsubscribe: UnsubscribeKind;
	/** Template of the mail that asks for confirmation. */
	readonly askTemplate: string;
	/** Template of the mail that an alert is for. */
	readonly newsTemplate: string;
}

/** What differs between alerts for stock (0072) and for a lower price (0153). */
export const ALERT_KINDS: Readonly<Record<AlertKind, KindFacts>> = {
	stock: { table: 'stock_alerts', path: STOCK_ALERT_PATH, unsubscribe: 'stock-alert', askTemplate: 'stock_alert_ask', newsTemplate: 'stock_alert' },
	price: { table: 'price_alerts', path: PRICE_ALERT_PATH, unsubscribe: 'price-alert', askTemplate: 'price_alert_ask', newsTemplate: 'price_alert' },
};
