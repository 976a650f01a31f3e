import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';

/** An amount in a mail, e.g. `1.299,00 €`: thousands are grouped in every language. */
export const formatAmount = (amount: number | string, { currency, locale }: { currency: string; locale: string }): string =>
	new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }).format(Number(amount));

/** A moment (ISO 8601 or a date) in a mail, in its language and the shop's time zone unless `options` name another. */
export const formatMoment = (moment: string | Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
	inflectDate(new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Zagreb', ...options }).format(new Date(moment)), locale);
