import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Faults that the validator tells of at most. */
const MOST = 8;

/** Where an answer differs from its schema, each as a JSON path and what was expected there; the first ones of many. */
export function findShapeFaults(schema: TSchema, answer: unknown): readonly string[] {
	const check = Compile(schema);
	if (check.Check(answer)) return [];
	const faults = check.Errors(answer);
	// The validator tells of each branch of a union, too: what stands deepest says most, and one line a place is enough.
	const told = new Map<string, string>();
	for (const { instancePath, message } of faults) if (!told.has(instancePath)) told.set(instancePath, message);
	const places = [...told.keys()].filter((place) => ![...told.keys()].some((other) => other.startsWith(`${place}/`)));
	const lines = places.map((place) => `${toJsonPath(place, answer)} ${told.get(place)}${sayFound(valueAt(place, answer))}`);
	return faults.length < MOST ? lines : [...lines, 'and perhaps more'];
}

/** `/data/items/3/price` as `$.data.items[3].price`. */
function toJsonPath(pointer: string, answer: unknown): string {
	let path = '$';
	let at: unknown = answer;
	for (const step of stepsOf(pointer)) {
		path += Array.isArray(at) ? `[${step}]` : /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
		at = child(at, step);
	}
	return path;
}

function valueAt(pointer: string, answer: unknown): unknown {
	return stepsOf(pointer).reduce(child, answer);
}

function child(value: unknown, step: string): unknown {
	return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === step)?.[1] : undefined;
}

const stepsOf = (pointer: string): readonly string[] =>
	pointer
		.split('/')
		.slice(1)
		.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function sayFound(value: unknown): string {
	if (typeof value === 'object' && value !== null) return '';
	return `; found ${value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)}`;
}
