import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { ALONE, DIGITS, EXACT, IF_INVALID } from '../envelope.ts';
import { describeSchema } from './describe-schema.ts';
import { describeValue, pathTo, type Remark } from './remark.ts';
import { type Fields, fieldsOf, isObject, keyword, type Options, optionsOf } from './schema-parts.ts';

export interface Reading {
	/** The response with defaults filled in and ignored parts removed. Use it only if no remark is an error. */
	readonly value: unknown;
	readonly remarks: readonly Remark[];
}

/**
 * Reads a response as the storefront does (0065, 0113): a missing field, or a null that its schema forbids, takes the `default` of its schema, which is
 * null for a nullable one; so does an invalid value, except money and cursors. Unknown fields are ignored; an invalid element of a list with independent elements
 * is dropped.
 */
export function readLeniently(schema: TSchema, value: unknown, path = '$'): Reading {
	const options = optionsOf(schema);
	if (options) return readOneOf(schema, options, value, path);
	const fields = fieldsOf(schema);
	if (fields && isObject(value)) return readFields(fields, value, path);
	const entries = keyword<Readonly<Record<string, TSchema>>>(schema, 'patternProperties');
	const entry = entries && Object.values(entries)[0];
	if (entry && isObject(value)) return readEntries(entry, value, path);
	const element = keyword<TSchema>(schema, 'items');
	if (element && Array.isArray(value) && !hasLength(schema, value.length)) return { value, remarks: [errorOf(schema, value, path)] };
	if (element && Array.isArray(value)) return keyword<boolean>(schema, ALONE) ? readAlone(element, value, path) : readTogether(element, value, path);
	const own = keyword<boolean>(schema, DIGITS) && typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
	return Check(schema, own) ? { value: own, remarks: [] } : { value, remarks: [errorOf(schema, value, path)] };
}

function hasLength(schema: TSchema, length: number): boolean {
	return length >= (keyword<number>(schema, 'minItems') ?? 0) && length <= (keyword<number>(schema, 'maxItems') ?? Number.POSITIVE_INFINITY);
}

/** No value has it. */
const NONE: TSchema = { not: {} };

export const isError = ({ kind }: Remark): boolean => kind === 'error';

function errorOf(schema: TSchema, value: unknown, path: string): Remark {
	return { path, kind: 'error', expected: describeSchema(schema), found: describeValue(value) };
}

function readFields({ properties, required }: Fields, given: Readonly<Record<string, unknown>>, path: string): Reading {
	const value: Record<string, unknown> = {};
	const remarks: Remark[] = [];
	for (const [name, schema] of Object.entries(properties)) {
		const reading = readField({ schema, isRequired: required.has(name) }, given[name], pathTo(path, name));
		remarks.push(...reading.remarks);
		if (reading.value !== undefined) value[name] = reading.value;
	}
	for (const name of Object.keys(given)) {
		if (Object.hasOwn(properties, name)) continue;
		value[name] = given[name];
		remarks.push({ path: pathTo(path, name), kind: 'unknown_field', expected: 'no such field', found: describeValue(given[name]) });
	}
	return { value, remarks };
}

interface Field {
	readonly schema: TSchema;
	readonly isRequired: boolean;
}

/** The value is undefined if the field is to be left out. */
function readField(field: Field, found: unknown, path: string): Reading {
	const { schema, isRequired } = field;
	const substitute = keyword<unknown>(schema, 'default');
	const isSubstitutable = !isRequired || substitute !== undefined;
	if (found === undefined)
		return { value: isRequired ? structuredClone(substitute) : undefined, remarks: isSubstitutable ? [] : [errorOf(schema, found, path)] };
	const reading = readLeniently(schema, found, path);
	if (!reading.remarks.some(isError)) return reading;
	const stand = found === null && isSubstitutable ? { value: isRequired ? substitute : undefined } : substituteOf(field);
	if (!stand) return reading;
	const kind = typeof found === 'string' && optionsOf(schema)?.isEnum ? 'unknown_value' : 'replaced';
	return { value: structuredClone(stand.value), remarks: reading.remarks.map((remark) => (isError(remark) ? { ...remark, kind } : remark)) };
}

/** What an invalid value is replaced by; null if the answer cannot be used without it. Exact values are never replaced unless their schema says how. */
function substituteOf({ schema, isRequired }: Field): { readonly value: unknown } | null {
	const declared = keyword<unknown>(schema, IF_INVALID);
	if (declared !== undefined) return { value: declared };
	if (isExact(schema)) return null;
	if (!isRequired) return { value: undefined };
	const substitute = keyword<unknown>(schema, 'default');
	return substitute === undefined ? null : { value: substitute };
}

const exact = new WeakMap<TSchema, boolean>();

/** Whether a value is exact or has an exact part. Elements that stand alone may be left out. */
function isExact(schema: TSchema): boolean {
	const known = exact.get(schema);
	if (known !== undefined) return known;
	const element = keyword<boolean>(schema, ALONE) ? undefined : keyword<TSchema>(schema, 'items');
	const parts = [...(keyword<readonly TSchema[]>(schema, 'anyOf') ?? []), ...Object.values(fieldsOf(schema)?.properties ?? {}), ...(element ? [element] : [])];
	const has = keyword<boolean>(schema, EXACT) === true || parts.some(isExact);
	exact.set(schema, has);
	return has;
}

/** Entries of a map are independent: an invalid one is ignored. */
function readEntries(schema: TSchema, given: Readonly<Record<string, unknown>>, path: string): Reading {
	const readings = Object.entries(given).map(([name, found]) => ({ name, ...readLeniently(schema, found, pathTo(path, name)) }));
	return {
		value: Object.fromEntries(readings.filter(({ remarks }) => !remarks.some(isError)).map(({ name, value }) => [name, value])),
		remarks: readings.flatMap(({ remarks }) => remarks.map((remark) => (isError(remark) ? { ...remark, kind: 'left_out' as const } : remark))),
	};
}

function readTogether(element: TSchema, given: readonly unknown[], path: string): Reading {
	const readings = given.map((found, at) => readLeniently(element, found, pathTo(path, at)));
	return { value: readings.map(({ value }) => value), remarks: readings.flatMap(({ remarks }) => remarks) };
}

/** If all elements are invalid, so is the list: otherwise a wrong format would look like an empty shop. */
function readAlone(element: TSchema, given: readonly unknown[], path: string): Reading {
	const readings = given.map((found, at) => readLeniently(element, found, pathTo(path, at)));
	const good = readings.filter(({ remarks }) => !remarks.some(isError));
	const remarks = readings.flatMap((reading) => reading.remarks);
	if (good.length === 0) return { value: [], remarks };
	return { value: good.map(({ value }) => value), remarks: remarks.map((remark) => (isError(remark) ? { ...remark, kind: 'left_out' as const } : remark)) };
}

/** One of several schemas: the one with the literal of the value, otherwise the first that matches. An unknown value of a nullable enum is null. */
function readOneOf(schema: TSchema, { choices, tag, isEnum, isNullable }: Options, value: unknown, path: string): Reading {
	if (value === null && isNullable) return { value, remarks: [] };
	if (isEnum) {
		if (choices.some((choice) => Check(choice, value))) return { value, remarks: [] };
		const substitute = keyword<unknown>(schema, 'default');
		const remark = errorOf(schema, value, path);
		return typeof value === 'string' && substitute !== undefined
			? { value: substitute, remarks: [{ ...remark, kind: 'unknown_value' }] }
			: { value, remarks: [remark] };
	}
	if (tag !== null && isObject(value)) {
		const chosen = choices.find((choice) => Check(fieldsOf(choice)?.properties[tag] ?? NONE, value[tag]));
		if (!chosen) return { value, remarks: [{ path: pathTo(path, tag), kind: 'error', expected: describeSchema(schema), found: describeValue(value[tag]) }] };
		return readLeniently(chosen, value, path);
	}
	const readings = choices.map((choice) => readLeniently(choice, value, path));
	const fitting = readings.find(({ remarks }) => !remarks.some(isError));
	if (fitting) return fitting;
	return choices.length === 1 && readings[0] ? readings[0] : { value, remarks: [errorOf(schema, value, path)] };
}
