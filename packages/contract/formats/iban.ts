const LENGTHS: Readonly<Record<string, number>> = { HR: 21, SI: 19, AT: 20, DE: 22, IT: 27, BA: 20, RS: 22, ME: 22, ES: 24 };

/** Without spaces, in capitals. */
export const normaliseIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether this is an IBAN, spaces allowed: checks the length for known countries, and the check digits by mod 97 (D18). */
export function isIban(text: string): boolean {
	const iban = normaliseIban(text);
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
	const length = LENGTHS[iban.slice(0, 2)];
	if (length !== undefined && iban.length !== length) return false;
	let rest = 0;
	for (const sign of iban.slice(4) + iban.slice(0, 4)) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
	return rest === 1;
}
