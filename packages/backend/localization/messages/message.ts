import { type Market, toWordSources } from '../../platform/market/market.ts';
import { CHECKOUT_MESSAGES } from './checkout-messages.ts';
import { CONTENT_MESSAGES } from './content-messages.ts';

/** Translations of the backend's own texts by key, field and market. Markets without an entry get the handler's text. */
export type Messages = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<Record<Market, string>>>>>>>;

const MESSAGES: Messages = { ...CHECKOUT_MESSAGES, ...CONTENT_MESSAGES };

/** A field of a message in a market's language, or in that of its fallback market. */
export function findMessage(key: string, field: string, market: Market): string | undefined {
	const texts = Object.hasOwn(MESSAGES, key) ? MESSAGES[key]?.[field] : undefined;
	return toWordSources(market)
		.map((source) => texts?.[source])
		.find((text) => text !== undefined);
}
