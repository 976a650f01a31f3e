import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';
import type { Money } from '../money/money.ts';
import { formatKnown } from './format-known.ts';
import { formatAmount } from './format-number.ts';

/** Currency format of a market, by locale and code. */
const currencies = new Map<string, readonly [decimals: number, display: string]>();

/** Label that holds the currency format; built from the backend's currency (lib/navigation/server/site.server.ts). */
export const CURRENCY_LABEL = 'price.currency';

/**
 * Stores the currency format of a market from the label `price.currency`, e.g. `RSD 0 %s RSD`: code, decimals and display string (Spec 3,
 * Currency).
 */
export function rememberCurrency(locale: string, label = ''): void {
	const [, code, decimals, display] = /^(\w{3}) (\d) (.*)$/.exec(label) ?? [];
	if (display?.includes('%s')) currencies.set(`${locale} ${code}`, [Number(decimals), display.replaceAll(' ', '\u00a0')]);
}

/** An amount as text, e.g. `1.299,00 €`: in the backend's format, else the locale's (D6). Currencies of no market are formatted by Intl. */
export function formatMoney({ minor, currency }: Money, locale: string): string {
	const [decimals, display] = currencies.get(`${locale} ${currency}`) ?? [];
	if (display || currency === 'EUR') return formatAmount(minor, locale, decimals, display);
	return new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }).format(minor / 100);
}

const dateFormatters = new Map<string, Intl.DateTimeFormat>();

/** An ISO date (without time) as text, e.g. `3. ožujka 2026.`; empty for a text that is no date. */
export function formatDate(isoDate: string, locale: string): string {
	let formatter = dateFormatters.get(locale);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
		dateFormatters.set(locale, formatter);
	}
	return inflectDate(formatKnown(formatter, `${isoDate.slice(0, 10)}T00:00:00Z`), locale);
}

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** A moment (ISO 8601) as day and time in the visitor's time zone, e.g. `3. 3. 2026. 14:05`; empty for a text that is no moment. */
export function formatDateTime(moment: string, locale: string): string {
	const formatter = timeFormatters.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
	timeFormatters.set(locale, formatter);
	return formatKnown(formatter, moment);
}

/** A percentage as text, e.g. `25 %`; at most two decimals. */
export const formatPercent = (percent: number, locale: string): string =>
	new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
