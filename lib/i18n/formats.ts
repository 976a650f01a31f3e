import type { Money } from '#lib/domain/money.ts';

const formatters = new Map<string, Intl.NumberFormat>();
/** How a market's backend wants its currency written, by locale and code. */
const told = new Map<string, readonly [decimals: number, display: string]>();

/** Remembers `RSD 0 %s RSD`: code, decimals and display string of a market's currency, as the label `price.currency` says them (Spec 3, Currency). */
export function rememberCurrency(locale: string, label = ''): void {
	const [, code, decimals, display] = /^(\w{3}) (\d) (.*%s.*)$/.exec(label) ?? [];
	if (!display) return;
	told.set(`${locale} ${code}`, [Number(decimals), display.replaceAll(' ', '\u00a0')]);
	formatters.delete(`${locale} ${code}`);
}

/** An amount as text: as the backend wants it written, else as the locale does, e.g. `1.299,00 €` (D6). */
export function formatMoney({ minor, currency }: Money, locale: string): string {
	const key = `${locale} ${currency}`;
	const [digits, display] = told.get(key) ?? [];
	let formatter = formatters.get(key);
	if (!formatter) {
		formatter = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
		formatters.set(key, formatter);
	}
	if (!display) return formatter.format(minor / 100);
	const parts = formatter.formatToParts(minor / 100);
	const say = (kinds: RegExp) => parts.map(({ type, value }) => (kinds.test(type) ? value : '')).join('');
	return say(/minus/) + display.replace('%s', say(/integer|group|decimal|fraction/));
}

const dateFormatters = new Map<string, Intl.DateTimeFormat>();

/** An ISO date (without time) as text, e.g. `3. ožujka 2026.` */
export function formatDate(isoDate: string, locale: string): string {
	let formatter = dateFormatters.get(locale);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
		dateFormatters.set(locale, formatter);
	}
	return formatter.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}

const timeFormatters = new Map<string, Intl.DateTimeFormat>();

/** A moment (ISO 8601) as day and time where the shopper is, e.g. `3. 3. 2026. 14:05`. */
export function formatDateTime(moment: string, locale: string): string {
	const formatter = timeFormatters.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
	timeFormatters.set(locale, formatter);
	return formatter.format(new Date(moment));
}
