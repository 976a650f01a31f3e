/** `Duljina (cm)` and `Duljina [cm]` as a name and its unit. */
export function splitUnit(column: string): { name: string; unit: string | null } {
	const match = /^(.*\S)\s*[([]\s*([^\s()[\]]{1,10})\s*[)\]]$/u.exec(column.trim());
	const [, name, unit] = match ?? [];
	return name === undefined || unit === undefined ? { name: column.trim(), unit: null } : { name, unit };
}

/** Currency that a price's column names: `price_usd`, `Cijena (EUR)`. */
export const currencyOfColumn = (column: string): string | null =>
	/(?:^|[^a-z])(eur|usd|gbp|hrk|bam|rsd|chf|czk|huf|pln)(?:$|[^a-z])/i.exec(column)?.[1]?.toUpperCase() ?? null;

/** Whether a price's column says that VAT is in it (`MPC`, `s PDV-om`) or not (`VPC`, `neto`); null where it does not. */
export function vatOfColumn(column: string): boolean | null {
	const name = column.toLowerCase();
	if (/bez\s*pdv|\bvpc\b|\bneto?\b|veleprod|excl|ex\.? ?vat|without (vat|tax)/.test(name)) return false;
	return /s\s*pdv|\bmpc\b|bruto|\bgross\b|maloprod|incl|with (vat|tax)/.test(name) ? true : null;
}

/** Unit of weight that a column names: `Masa (kg)`, `weight_kg`, `Weight kg`. */
export const weightUnitOfColumn = (column: string): string | null => /(?:^|[^a-z])(kg|dag|g|lbs?|oz)(?:$|[^a-z])/i.exec(column)?.[1]?.toLowerCase() ?? null;

/** `max_noise_level` as `Max noise level`: a name for a key that the mapping says nothing of. */
export function toShownName(key: string): string {
	const words = key.replaceAll(/[._\s]+/g, ' ').trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
