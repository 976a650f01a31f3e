import { type Market, toWordSources } from '../../platform/market/market.ts';
import { CHECKOUT_MESSAGES } from './checkout-messages.ts';
import { CONTENT_MESSAGES } from './content-messages.ts';
import type { Messages } from './messages.ts';

const MESSAGES: Messages = { ...CHECKOUT_MESSAGES, ...CONTENT_MESSAGES };

/** A field of a message in a market's language, or in that of its fallback market. */
export function findMessage(key: string, field: string, market: Market): string | undefined {
	const texts = Object.hasOwn(MESSAGES, key) ? MESSAGES[key]?.[field] : undefined;
	return toWordSources(market)
		.map((source) => texts?.[source])
		.find((text) => text !== undefined);
}
