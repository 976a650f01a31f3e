/** What the doctor found out about one thing, in plain words; `fix` says what to do. `note` is no reason to stop. */
export interface Finding {
	readonly name: string;
	readonly state: 'good' | 'note' | 'bad';
	readonly said: string;
	readonly fix?: string;
}

/** A finding as lines of a terminal. */
export function toLines({ name, state, said, fix }: Finding): string {
	const mark = { good: 'good', note: 'note', bad: 'BAD ' }[state];
	return `${mark}  ${name.padEnd(12)} ${said}${fix === undefined ? '' : `\n                   ${fix}`}`;
}
