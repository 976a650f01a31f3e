import { ofEntity } from '../localization/index.ts';
import { ownText, type TextReader } from '../platform/market/own-text.ts';
import type { ShippingRule } from './shipping-rules.ts';

/**
 * Title of a shipping method: the merchant's for the reader's market, else the Croatian or English one, which the response then has in each language if
 * its code is one that ships.
 */
export function shippingTitle({ code, titles, own }: Pick<ShippingRule, 'code' | 'titles' | 'own'>, reader: TextReader): { title: string } {
	const text = ownText(own, reader);
	return text === undefined ? { title: titles[reader.textLang], ...ofEntity('message', `shipping.${code}`) } : { title: text };
}

/** What an order stores of it: `shipping_title_own` says that it is in the shopper's language already. */
export function shippingTitleToStore({ titles, own }: ShippingRule, reader: TextReader): { shipping_title: string; shipping_title_own: boolean } {
	const text = ownText(own, reader);
	return { shipping_title: text ?? titles[reader.textLang], shipping_title_own: text !== undefined };
}

/** Title of a stored order's shipping method. */
export const storedShippingTitle = (code: string, title: string, isOwn: boolean): { title: string } =>
	isOwn ? { title } : { title, ...ofEntity('message', `shipping.${code}`) };
