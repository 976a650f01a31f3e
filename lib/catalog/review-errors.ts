/** Input of the review form. */
export interface ReviewDraft {
	/** 1 to 5; 0 if none is chosen. */
	readonly rate: number;
	readonly name: string;
	readonly message: string;
}

/** Fields with an error; the shop has a text for each. */
export type ReviewErrors = { readonly [Field in keyof ReviewDraft]?: true };

/** Minimum length of the name and of a useful text; runs of whitespace count as one character. */
const SHORTEST_NAME = 2;
const SHORTEST = 10;

/** Validates a review before it is sent; the backend validates it again (D18). Errors are in the order of the form. */
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
