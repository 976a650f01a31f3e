/** Croatian number format: decimal comma, dot between thousands from 10.000 up. */
export function hr(value: number): string {
	const [whole = '0', fraction] = String(value).split('.');
	const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
	return fraction ? `${grouped},${fraction}` : grouped;
}

/** Storage size as shops write it: 512 GB, 2 TB. */
export function capacity(gigabytes: number): string {
	return gigabytes >= 1000 ? `${hr(Math.round(gigabytes / 100) / 10)} TB` : `${gigabytes} GB`;
}

/** `Vrijedi za 1 uređaj, 2 uređaja, 5 uređaja`: picks the Croatian form for the count. */
export function counted(count: number, forms: readonly [one: string, few: string, many: string]): string {
	const tens = count % 100;
	const ones = count % 10;
	if (ones === 1 && tens !== 11) return `${count} ${forms[0]}`;
	if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return `${count} ${forms[1]}`;
	return `${count} ${forms[2]}`;
}
