/** A result of the doctor; `fix` says what to do. A `note` does not fail the command. */
export interface Finding {
	readonly name: string;
	readonly state: 'good' | 'note' | 'bad';
	readonly message: string;
	readonly fix?: string;
}

/** Formats a finding for the terminal. */
export function toLines({ name, state, message, fix }: Finding): string {
	const mark = { good: 'good', note: 'note', bad: 'BAD ' }[state];
	return `${mark}  ${name.padEnd(12)} ${message}${fix === undefined ? '' : `\n                   ${fix}`}`;
}
