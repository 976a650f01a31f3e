type Rule = readonly [written: RegExp, said: string];

const SERBIAN: readonly Rule[] = [
	[/bar\b/, 'bra'],
	[/\b((?:janu|febru)ar|mart|april|maj|jun|jul|a[uv]gust)i?\b/, '$1a'],
];
const SLOVENIAN: readonly Rule[] = [
	[/\bmarec\b/, 'marca'],
	[/ber\b/, 'bra'],
	[/uar\b/, 'uarja'],
	[/\b(april|maj|juni?j|juli?j|avgust)\b/, '$1a'],
];
/** What Bosnian calls a month that Serbian calls otherwise. */
const BOSNIAN: readonly Rule[] = [...SERBIAN, [/avgust/, 'august']];
/** Days of the week that CLDR writes as Serbia does. */
const MONTENEGRIN: readonly Rule[] = [...SERBIAN, [/\bsre\b/, 'sri'], [/ponedeljak/, 'ponedjeljak']];

/** A day, which Croatian ranges write with a zero (`sri, 02. prosinca`), and the letter of its month if that follows. Minutes of a time are no day. */
const DAY = /(^|[^\d:])0?(\d\d?\.?) (?=(\p{L})?)/gu;

const RULES: Readonly<Record<string, readonly Rule[]>> = {
	'sl-SI': SLOVENIAN,
	'sr-Latn-RS': SERBIAN,
	'sr-Latn-BA': BOSNIAN,
	'bs-Latn-BA': BOSNIAN,
	'sr-Latn-ME': MONTENEGRIN,
};

/**
 * Inflects the month in a date from `Intl`: `25. novembra 2026`, where CLDR has the nominative, `25. november 2026`. Correct dates, and dates of
 * other locales, keep their words. A non-breaking space keeps the day with its month; days of ranges lose a leading zero.
 */
export const inflectDate = (date: string, locale: string): string =>
	(RULES[locale] ?? [])
		.reduce((text, [written, said]) => text.replace(written, said), date)
		.replace(DAY, (_, before, day, month) => `${before}${day}${month ? '\u00a0' : ' '}`);
