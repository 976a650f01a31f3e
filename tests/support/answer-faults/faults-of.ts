import { EXACT } from '@titraj/contract/envelope.ts';
import { fieldsOf, isObject, keyword, optionsOf } from '@titraj/contract/reading/schema-parts.ts';
import type { TSchema } from 'typebox';
import { choiceFor } from './fill-answer.ts';

type Steps = readonly (string | number)[];

/** A field that a backend may leave out or set to null, with another value than it should have. */
export interface AnswerFault {
	readonly place: Steps;
	readonly kind: 'null' | 'missing' | 'wrong type' | 'empty' | 'huge';
	readonly value: unknown;
	/** An invalid value makes the answer invalid. */
	readonly isExact: boolean;
}

/** Faults of each optional, nullable and defaulted field of an answer, to any depth; of a list, those of its first element. */
export function faultsOf(schema: TSchema, answer: unknown): readonly AnswerFault[] {
	return walk(schema, answer, []);
}

function walk(schema: TSchema, value: unknown, place: Steps): readonly AnswerFault[] {
	const chosen = choiceFor(schema, value);
	const fields = fieldsOf(chosen);
	if (fields && isObject(value))
		return Object.entries(fields.properties).flatMap(([name, own]) => {
			const at = [...place, name];
			const isOptional = !fields.required.has(name) || keyword(own, 'default') !== undefined || optionsOf(own)?.isNullable === true;
			return [...(isOptional && at.length > 1 ? faultsAt(own, at) : []), ...walk(own, value[name], at)];
		});
	const element = keyword<TSchema>(chosen, 'items');
	return element && Array.isArray(value) && value.length > 0 ? walk(element, value[0], [...place, 0]) : [];
}

const HUGE_TEXT = 'ž<p '.repeat(25_000);

function faultsAt(schema: TSchema, place: Steps): readonly AnswerFault[] {
	const chosen = choiceFor(schema, undefined);
	const element = keyword<TSchema>(chosen, 'items');
	const type = fieldsOf(chosen) ? 'object' : element ? 'array' : (keyword<string>(chosen, 'type') ?? 'object');
	const isExact = keyword<boolean>(schema, EXACT) === true || keyword<boolean>(chosen, EXACT) === true;
	const fault = (kind: AnswerFault['kind'], value: unknown): AnswerFault => ({ place, kind, value, isExact });
	const always = [fault('null', null), fault('missing', undefined), ...(WRONG[type] ?? []).map((value) => fault('wrong type', value))];
	// Any text may be a cursor, and the backend refuses those that are not its own.
	if (isExact) return always;
	return [...always, ...(EMPTY[type] ?? []).map((value) => fault('empty', value)), ...(HUGE[type] ?? []).map((value) => fault('huge', value))];
}

const WRONG: Readonly<Record<string, readonly unknown[]>> = {
	string: [7, { text: 'x' }, ['x']],
	number: ['a', {}, [1]],
	integer: ['a', 1.5, {}],
	boolean: ['false', 0, {}],
	object: ['x', 7, ['x']],
	array: ['x', 7, {}],
};
const EMPTY: Readonly<Record<string, readonly unknown[]>> = { string: ['', ' '], number: [0, -1], integer: [0, -1], object: [{}], array: [[], [null]] };
const HUGE: Readonly<Record<string, readonly unknown[]>> = {
	string: [HUGE_TEXT],
	number: [1e308],
	integer: [Number.MAX_SAFE_INTEGER],
	array: [Array.from({ length: 10_000 }, () => null)],
};

/** A copy of an answer with a fault. Only the changed objects are copied. */
export function withFault(answer: unknown, { place, value }: AnswerFault): unknown {
	return change(answer, place, value);
}

function change(target: unknown, [step, ...rest]: Steps, value: unknown): unknown {
	if (step === undefined) return value;
	if (Array.isArray(target)) return target.map((element, at) => (at === step ? change(element, rest, value) : element));
	if (!isObject(target)) return target;
	const { [step]: own, ...others } = target;
	const next = change(own, rest, value);
	return next === undefined ? others : { ...target, [step]: next };
}

/** JSON path as the log names it: `$.data.items[0].visible`. */
export const toJsonPath = (place: Steps): string => `$${place.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;

/** Names a fault in one line. */
export const describeFault = ({ place, kind, value }: AnswerFault): string =>
	`${toJsonPath(place)} ${kind}${value === undefined ? '' : ` ${JSON.stringify(value).slice(0, 20)}`}`;
