/** A review as it is written. */
export interface ReviewDraft {
	/** 1 to 5; 0 where none was chosen. */
	readonly rate: number;
	readonly name: string;
	readonly message: string;
}

/** What is missing in a review; the shop has a text for each. */
export type ReviewErrors = { readonly [Field in keyof ReviewDraft]?: true };

/** Shortest name, and shortest text that tells another buyer anything; runs of blank space count as one sign. */
const SHORTEST_NAME = 2;
const SHORTEST = 10;

/** Checks a review before it is sent; the backend checks it again (D18). In the order of the form. */
export function findReviewErrors({ rate, name, message }: ReviewDraft): ReviewErrors {
	return {
		...(!(Number.isInteger(rate) && rate >= 1 && rate <= 5) && { rate: true }),
		...((countSigns(name) < SHORTEST_NAME || name.length > 60) && { name: true }),
		...((countSigns(message) < SHORTEST || message.length > 4000) && { message: true }),
	};
}

function countSigns(text: string): number {
	return text.trim().replace(/\s+/g, ' ').length;
}
