/** A response that is already JSON text. */
export class JsonText {
	readonly text: string;

	constructor(text: string) {
		this.text = text;
	}
}
