import { getLanguage } from './text.ts';

const locale = (): string => (getLanguage() === 'hr' ? 'hr-HR' : 'en-IE');

/** A decimal amount of the API, such as `129.90`. */
export const formatMoney = (amount: string, currency = 'EUR'): string =>
	new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(Number(amount));

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

export const formatTime = (moment: string): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));

export const formatDay = (day: string): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(day));

/** Name of a month with its year. */
export const formatMonth = (day: Date): string => new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric' }).format(day);

/** Name of a country by its code, such as `HR`. */
export const formatCountry = (code: string): string => new Intl.DisplayNames([getLanguage()], { type: 'region' }).of(code) ?? code;

/** Name of a language by its code, such as `de`. */
export const formatLanguage = (code: string): string => new Intl.DisplayNames([getLanguage()], { type: 'language' }).of(code) ?? code;
