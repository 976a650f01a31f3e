/** Street, number and what follows the number, such as `Ul. grada Vukovara`, `271` and `a`: couriers want them apart. The last word that begins with a digit is the number. */
export function splitStreet(street: string): readonly [street: string, number: string, more: string] {
	const words = street.trim().split(/\s+/);
	const at = words.findLastIndex((word, index) => index > 0 && isDigit(word[0]));
	const word = words[at];
	if (word === undefined) return [words.join(' '), '', ''];
	const digits = [...word].findIndex((sign) => !isDigit(sign));
	const end = digits < 0 ? word.length : digits;
	return [words.slice(0, at).join(' '), word.slice(0, end), [word.slice(end), ...words.slice(at + 1)].filter(Boolean).join(' ')];
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';
