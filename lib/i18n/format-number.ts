const formatters = new Map<string, Intl.NumberFormat>();

/** A number with one decimal in the display locale, e.g. `4,6`. */
export function formatDecimal(value: number, locale: string): string {
	return numberFormatter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A formatter for a locale; made once. */
export function numberFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = `${locale} ${options.unit ?? ''}`;
	const known = formatters.get(key);
	if (known) return known;
	const made = new Intl.NumberFormat(locale, options);
	formatters.set(key, made);
	return made;
}
