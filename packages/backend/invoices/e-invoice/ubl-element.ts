import { escapeXml } from '../../platform/text/escape-xml.ts';

/** XML of a part of a document; null is left out. */
export type Part = string | null;

type Attributes = Readonly<Record<string, string>>;

/** An element with parts of XML; null if none is left, because e-invoices contain no empty elements (HR-BR-33). */
export function group(name: string, parts: readonly Part[]): Part {
	const inner = parts.filter((part) => part !== null).join('');
	return inner === '' ? null : `<cac:${name}>${inner}</cac:${name}>`;
}

/** An element with text; null if the text is empty. */
export function value(name: string, text: string, attributes: Attributes = {}): Part {
	const inner = escapeXml(text).trim();
	const named = Object.entries(attributes).map(([key, each]) => ` ${key}="${escapeXml(each)}"`);
	return inner === '' ? null : `<cbc:${name}${named.join('')}>${inner}</cbc:${name}>`;
}

/** An amount in hundredths of a euro. */
export const amount = (name: string, cents: number): Part => value(name, (cents / 100).toFixed(2), { currencyID: 'EUR' });
