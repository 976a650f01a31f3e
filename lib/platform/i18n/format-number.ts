interface NumberSigns {
	readonly decimal: string;
	readonly group: string;
	/** Between thousands of an amount, where that is another sign. */
	readonly groupOfMoney?: string;
	readonly minus: string;
	/** An amount in euros; `%s` is its number. */
	readonly euros: string;
}

const COMMON: NumberSigns = { decimal: ',', group: '.', minus: '-', euros: '%s\u00a0€' };
/**
 * What CLDR says of the shop's locales, but that thousands are set apart in numbers of four digits, too, as price tags in Italy, Slovenia and Spain do. Not read from the browser: one of another age writes `1.299,00` where the page says `1299,00`, and its
 * first number takes a phone fifty milliseconds.
 */
const OTHERS: Readonly<Record<string, Partial<NumberSigns>>> = {
	'hr-HR': { minus: '\u2212' },
	'en-GB': { decimal: '.', group: ',', euros: '€%s' },
	'de-AT': { group: '\u00a0', groupOfMoney: '.', euros: '€\u00a0%s' },
	'sl-SI': { minus: '\u2212' },
};

const signsOf = (locale: string): NumberSigns => ({ ...COMMON, ...OTHERS[locale] });

function write(units: number, decimals: number, { decimal, group }: NumberSigns): string {
	const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
	const whole = digits.slice(0, digits.length - decimals);
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
	return decimals > 0 ? `${grouped}${decimal}${digits.slice(-decimals)}` : grouped;
}

/** A whole number in the display locale, e.g. `26.186`. */
export function formatCount(count: number, locale: string): string {
	const signs = signsOf(locale);
	return (count < 0 ? signs.minus : '') + write(Math.round(count), 0, signs);
}

/** A number with one decimal in the display locale, e.g. `4,6`. */
export function formatDecimal(value: number, locale: string): string {
	const [signs, tenths] = [signsOf(locale), Math.round(Math.abs(value) * 10)];
	return (value < 0 ? signs.minus : '') + write(tenths, 1, signs);
}

/** An amount in hundredths, shown with `decimals` (0 to 2) where `display` has its `%s`; as the locale writes euros without one. */
export function formatAmount(minor: number, locale: string, decimals = 2, display = signsOf(locale).euros): string {
	const signs = signsOf(locale);
	const units = Math.round(Math.abs(minor) / 10 ** (2 - decimals));
	const number = write(units, decimals, { ...signs, group: signs.groupOfMoney ?? signs.group });
	return (minor < 0 ? signs.minus : '') + display.replace('%s', number);
}
