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
/** Months whose Bosnian name differs from the Serbian one. */
const BOSNIAN: readonly Rule[] = [...SERBIAN, [/avgust/, 'august']];
/** Weekdays that CLDR has in the Serbian form. */
const MONTENEGRIN: readonly Rule[] = [...SERBIAN, [/\bsre\b/, 'sri'], [/ponedeljak/, 'ponedjeljak']];

/** A day, with a leading zero in Croatian ranges (`sri, 02. prosinca`), and the first letter of its month if it follows. Minutes of a time do not match. */
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
