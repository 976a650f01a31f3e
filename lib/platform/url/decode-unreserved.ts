/**
 * Decodes percent-encoded unreserved characters (letters, digits, `-._~`) of a path, so that equivalent spellings become equal (RFC 3986,
 * 6.2.2.2).
 */
export function decodeUnreserved(pathname: string): string {
	return pathname.replace(/%([0-9a-f]{2})/gi, (code: string, hex: string) => {
		const sign = String.fromCharCode(Number.parseInt(hex, 16));
		return /[\w.~-]/.test(sign) ? sign : code;
	});
}
