/** An answer was cut off because it is larger than the limit; more attempts would read it again. */
export class AnswerTooLarge extends Error {
	/** HTTP status of the answer. */
	readonly status: number;
	constructor(limit: number, status: number) {
		super(`the answer is larger than ${limit} bytes and was cut off`);
		this.name = 'AnswerTooLarge';
		this.status = status;
	}
}
