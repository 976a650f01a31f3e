import type { Design } from './design.ts';

/** A value of a blueprint. `undefined` means that its condition does not hold: it is left out of lists and records. */
export type Value = number | string | boolean | undefined | readonly Value[];

/** A model while it is drawn, with its named values so far. */
export interface Scope {
	readonly design: Design;
	readonly values: Map<string, Value>;
}
export type Evaluate = (scope: Scope) => Value;

export function toNumber(value: Value): number {
	if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is not a number`);
	return value;
}

export function toText(value: Value): string {
	if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is not a text`);
	return value;
}

export function toList(value: Value): readonly Value[] {
	if (typeof value !== 'object') throw new Error(`${JSON.stringify(value)} is not a list`);
	return value;
}
