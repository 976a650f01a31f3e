import type { Design } from './design.ts';

/** What a blueprint computes with. `undefined` is a value that does not hold: it is left out of lists and records. */
export type Value = number | string | boolean | undefined | readonly Value[];

/** A model that is being drawn: its named values so far. */
export interface Scope {
	readonly design: Design;
	readonly values: Map<string, Value>;
}
export type Evaluate = (scope: Scope) => Value;

export function toNumber(value: Value): number {
	if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is no number`);
	return value;
}

export function toText(value: Value): string {
	if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is no text`);
	return value;
}

export function toList(value: Value): readonly Value[] {
	if (typeof value !== 'object') throw new Error(`${JSON.stringify(value)} is no list`);
	return value;
}
