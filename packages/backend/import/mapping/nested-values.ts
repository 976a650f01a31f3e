import type { RawFields } from '../readers/raw-row.ts';
import { cleanText } from '../values/plain-text.ts';

const DEEPEST = 4;

/** The value of a column, or of a path into a nested object: `price.amount`. */
export function valueAt(fields: RawFields, path: string): unknown {
	if (Object.hasOwn(fields, path) || !path.includes('.')) return fields[path];
	let value: unknown = fields;
	for (const part of path.split('.')) {
		if (!isObject(value) || !Object.hasOwn(value, part)) return undefined;
		value = value[part];
	}
	return value;
}

/** The values of a row by path: each part of a nested object is one, a list is one. */
export function leavesOf(fields: RawFields, except: ReadonlySet<string> = new Set()): [path: string, value: unknown][] {
	const inside = (value: unknown, path: string, depth: number): [string, unknown][] =>
		isObject(value) && depth < DEEPEST && !except.has(path) && !isMeasure(value) && toNamedValue(value) === null
			? Object.entries(value)
					.filter(([key]) => !key.startsWith('_'))
					.flatMap(([key, part]) => inside(part, `${path}.${key}`, depth + 1))
			: [[path, value]];
	return Object.entries(fields).flatMap(([key, value]) => inside(value, key, 1));
}

/** Text of `{ "value": 1.2, "unit": "kg" }`: `1.2 kg`; null for anything else. */
export const measureOf = (value: unknown): string | null =>
	isObject(value) && isMeasure(value) ? `${cleanText(value['value'])} ${cleanText(value['unit'])}`.trim() : null;

const isMeasure = (value: Readonly<Record<string, unknown>>): boolean => 'value' in value && 'unit' in value;

const NAMES = ['name', 'key', 'label', 'title', 'naziv', 'attribute', 'attribute_name', 'PARAM_NAME'];
const VALUES = ['value', 'val', 'values', 'vrijednost', 'attribute_value', 'VAL'];

interface NamedValue {
	readonly name: string;
	readonly value: unknown;
	readonly unit?: string | undefined;
	readonly group?: string | undefined;
}

/** The entries of a list of names with values, such as `[{ "name": "Boja", "value": "Crna" }]`; null for anything else. */
export function toNamedValues(value: unknown): NamedValue[] | null {
	if (!Array.isArray(value) || value.length === 0) return null;
	const entries = value.map((entry: unknown) => toNamedValue(entry));
	return entries.every((entry) => entry !== null) ? entries : null;
}

function toNamedValue(entry: unknown): NamedValue | null {
	if (!isObject(entry)) return null;
	const [name, value] = [NAMES.find((key) => cleanText(entry[key]) !== ''), VALUES.find((key) => entry[key] !== undefined)];
	if (name === undefined || value === undefined) return null;
	return {
		name: cleanText(entry[name]),
		value: entry[value],
		unit: cleanText(entry['unit']) || undefined,
		group: cleanText(entry['group'] ?? entry['section_name']) || undefined,
	};
}

/** Whether a value is a list of records other than names with values or addresses: it has no place in one product. */
export const isListOfRecords = (value: unknown): boolean =>
	Array.isArray(value) && value.some(isObject) && toNamedValues(value) === null && value.some((entry) => addressOf(entry) === null);

const ADDRESSES = ['url', 'src', 'href', 'link', 'image', 'path'];

/** The address of `{ "url": … }`, as lists of pictures have them; null for anything else. */
export function addressOf(value: unknown): string | null {
	if (!isObject(value)) return null;
	const key = ADDRESSES.find((name) => typeof value[name] === 'string');
	return key === undefined ? null : cleanText(value[key]);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
