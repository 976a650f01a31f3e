/** Whether a number has 8, 12, 13 or 14 digits and a correct check digit (GS1: from the right, weights alternate between 1 and 3). */
export function isGtin(text: string): boolean {
	if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
	const digits = [...text].map(Number).reverse();
	const sum = digits.reduce((all, digit, place) => all + digit * (place % 2 === 1 ? 3 : 1), 0);
	return sum % 10 === 0;
}
