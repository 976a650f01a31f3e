/** Codes of errors that the documentation of the Partner API describes (version 1.65), in words for staff. */
const WORDS: Readonly<Record<string, string>> = {
	P400: 'the request is invalid',
	P401: 'the place of pickup is unknown; correct BOXNOW_ORIGIN',
	P402: 'the parcel locker is unknown; load the list of lockers again, and choose another one with the customer',
	P403: 'the contract does not allow parcels within one locker',
	P405: 'the phone number is invalid; it needs the prefix of the country, such as +385',
	C404: 'the phone number is invalid; it needs the prefix of the country, such as +385',
	P406: 'the size of the compartment is missing; set BOXNOW_SIZE, or the sizes of the products',
	P407: 'the code of the country is invalid',
	P408: 'the amount on delivery is not possible; up to 5,000 are collected',
	P409: 'the delivery partner is unknown',
	P410: 'the number is taken by another parcel; make the label again, with the next number',
	P411: 'the contract does not allow cash on delivery',
	P412: 'the contract does not allow returns by customers',
	P413: 'the place for returns is unknown',
	P414: 'the parcel belongs to another account',
	P415: 'the contract does not allow delivery to addresses',
	P416: 'the contract does not allow cash on delivery to addresses',
	P420: 'the parcel has been handed over, delivered, returned or lost, and cannot be cancelled',
	P421: 'the weight is invalid',
	P440: 'the account has several partners; set BOXNOW_PARTNER',
	P441: 'the partner is unknown; correct BOXNOW_PARTNER',
	P442: 'too many parcels were asked for at once',
	P466: 'the account has unpaid invoices',
	X403: 'the account is disabled; ask BOX NOW',
	P600: 'its lockers cannot be reached; try again later',
	P610: 'its search of addresses cannot be reached; try again later',
};

/** A documented code in words; undefined for any other. */
export const wordsOf = (code: string): string | undefined => (Object.hasOwn(WORDS, code) ? WORDS[code] : undefined);
