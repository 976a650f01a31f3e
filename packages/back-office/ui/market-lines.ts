import { toLines } from './typed.ts';

/** Texts by market, as lines such as `de: Kreditkarte`; those of `apart` have fields of their own. */
export const toMarketLines = (texts: Readonly<Record<string, string>>, apart: readonly string[]): string =>
	Object.entries(texts)
		.filter(([market]) => !apart.includes(market))
		.map(([market, text]) => `${market}: ${text}`)
		.join('\n');

/** The texts that such lines name; null if a line does not begin with a market. */
export function parseMarketLines(typed: string): Record<string, string> | null {
	const pairs = toLines(typed).map((line) => /^([a-z]{2})\s*:\s*(.+)$/i.exec(line));
	const known = pairs.filter((pair) => pair !== null);
	return known.length < pairs.length ? null : Object.fromEntries(known.map(([, market = '', text = '']) => [market.toLowerCase(), text]));
}
