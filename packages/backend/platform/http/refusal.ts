/** An expected failure of a call; becomes problem+json (D26). */
export class Refusal {
	readonly status: number;
	readonly title: string;
	readonly detail: string | undefined;

	constructor(status: number, title: string, detail?: string) {
		this.status = status;
		this.title = title;
		this.detail = detail;
	}
}

export const notFound = (detail: string): Refusal => new Refusal(404, 'Not Found', detail);
export const badRequest = (detail: string): Refusal => new Refusal(400, 'Bad Request', detail);
