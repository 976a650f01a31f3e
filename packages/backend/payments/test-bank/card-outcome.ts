/** Outcomes of the bank's test cards; any other valid number requires a code. */
const CARDS: Readonly<Record<string, 'approved' | 'declined' | 'code'>> = {
	'4000000000000002': 'declined',
	'4000000000003220': 'code',
	'4242424242424242': 'approved',
};

/** Outcome of a card number; null if it is not valid. */
export function findCardOutcome(typed: string): 'approved' | 'declined' | 'code' | null {
	const number = typed.replaceAll(/[\s-]/g, '');
	if (!/^\d{13,19}$/.test(number) || !hasCheckDigit(number)) return null;
	return CARDS[number] ?? 'code';
}

/** Luhn check. */
function hasCheckDigit(number: string): boolean {
	const digits = [...number].reverse().map(Number);
	const sum = digits.reduce((all, digit, index) => {
		const doubled = index % 2 === 1 ? digit * 2 : digit;
		return all + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return sum % 10 === 0;
}
