import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** The validator reports at most so many errors. */
const MOST_ERRORS = 8;

/** Where an answer differs from its schema: for each place a line with its JSON path, what was expected and what was found. Empty when it does not. */
export function findShapeErrors(schema: TSchema, answer: unknown): readonly string[] {
	const check = Compile(schema);
	if (check.Check(answer)) return [];
	const errors = check.Errors(answer);
	// The validator reports each branch of a union too: the deepest places are the most precise, and one line per place is enough.
	const messages = new Map<string, string>();
	for (const { instancePath, message } of errors) if (!messages.has(instancePath)) messages.set(instancePath, message);
	const places = [...messages.keys()].filter((place) => ![...messages.keys()].some((other) => other.startsWith(`${place}/`)));
	const lines = places.map((place) => `${toJsonPath(place, answer)} ${messages.get(place)}${describeFound(valueAt(place, answer))}`);
	return errors.length < MOST_ERRORS ? lines : [...lines, 'and perhaps more'];
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

function describeFound(value: unknown): string {
	if (typeof value === 'object' && value !== null) return '';
	return `; found ${value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60)}`;
}
