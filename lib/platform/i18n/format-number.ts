interface NumberSigns {
	readonly decimal: ',' | '.';
	readonly group: string;
	/** Thousands separator of amounts, if it differs from that of numbers. */
	readonly groupOfMoney?: string;
	readonly minus: string;
	/** Pattern of an amount in euros; `%s` is its number. */
	readonly euros: string;
}

const COMMON: NumberSigns = { decimal: ',', group: '.', minus: '-', euros: '%s\u00a0€' };
/**
 * CLDR data of the shop's locales, except that four-digit numbers are grouped too, as on price tags in Italy, Slovenia and Spain. Not taken
 * from the browser's Intl: its CLDR version may differ from the server's (`1.299,00` against `1299,00`), and its first number takes a phone
 * fifty milliseconds.
 */
const OTHERS: Readonly<Record<string, Partial<NumberSigns>>> = {
	'hr-HR': { minus: '\u2212' },
	'en-GB': { decimal: '.', group: ',', euros: '€%s' },
	'de-AT': { group: '\u00a0', groupOfMoney: '.', euros: '€\u00a0%s' },
	'sl-SI': { minus: '\u2212' },
};

const signsOf = (locale: string): NumberSigns => ({ ...COMMON, ...OTHERS[locale] });

/** The decimal mark of the display locale. */
export const decimalMarkOf = (locale: string): NumberSigns['decimal'] => signsOf(locale).decimal;

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

/**
 * Formats an amount in hundredths with `decimals` (0 to 2). `display` contains `%s`; without it the amount is written as the locale writes
 * euros.
 */
export function formatAmount(minor: number, locale: string, decimals = 2, display = signsOf(locale).euros): string {
	const signs = signsOf(locale);
	const units = Math.round(Math.abs(minor) / 10 ** (2 - decimals));
	const number = write(units, decimals, { ...signs, group: signs.groupOfMoney ?? signs.group });
	return (minor < 0 ? signs.minus : '') + display.replace('%s', number);
}
