import { foldHeader, splitWords } from './fold-header.ts';

/** Splits `Duljina (cm)` or `Duljina [cm]` into name and unit. */
export function splitUnit(column: string): { name: string; unit: string | null } {
	const match = /^(.*\S)\s*[([]\s*([^\s()[\]]{1,10})\s*[)\]]$/u.exec(column.trim());
	const [, name, unit] = match ?? [];
	return name === undefined || unit === undefined ? { name: column.trim(), unit: null } : { name, unit };
}

/** Currency in the name of a price column: `price_usd`, `Cijena (EUR)`. */
export const currencyOfColumn = (column: string): string | null =>
	/(?:^|[^a-z])(eur|usd|gbp|hrk|bam|rsd|chf|czk|huf|pln)(?:$|[^a-z])/i.exec(column)?.[1]?.toUpperCase() ?? null;

/**
 * Whether the name of a price column says that prices include VAT (`MPC`, `s PDV-om`) or do not (`VPC`, `neto`); null if it says neither.
 */
export function vatOfColumn(column: string): boolean | null {
	const name = foldHeader(splitWords(column));
	if (/be?z ?(pdv|ddv)|brez ?ddv|\bvpc\b|\bvp ?c(ij)?en|\bnett?o?\b|veleprod|exkl|excl|zzgl|ohne (mwst|ust)|\bex ?vat|without (vat|tax)|\bht\b/.test(name))
		return false;
	return /\b(s|sa|z) ?(pdv|ddv)|\bmpc\b|\bmp ?c(ij)?en|brutt?o|\bgross\b|maloprod|inkl|incl|with (vat|tax)|\bttc\b/.test(name) ? true : null;
}

/** Unit of weight in the name of a column: `Masa (kg)`, `weight_kg`, `Weight kg`. */
export const weightUnitOfColumn = (column: string): string | null => /(?:^|[^a-z])(kg|dag|g|lbs?|oz)(?:$|[^a-z])/i.exec(column)?.[1]?.toLowerCase() ?? null;

/** Default display name of a key: `Max noise level` for `max_noise_level`. */
export function toShownName(key: string): string {
	const words = key.replaceAll(/[._\s]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
