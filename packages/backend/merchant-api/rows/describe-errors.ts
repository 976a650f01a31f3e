import { PATTERN_REASONS } from '../schemas/patterns.ts';
import type { RowError } from './row-result.ts';

/** Error as reported by the schema compiler. */
interface SchemaError {
	readonly keyword: string;
	readonly instancePath: string;
	readonly message: string;
	readonly params: object;
}

/** Maximum number of errors that are reported per row. */
const MOST = 10;

/** Describes schema errors in plain words, one per field. */
export function describeErrors(errors: readonly SchemaError[]): RowError[] {
	const reasons = new Map<string, Set<string>>();
	for (const error of errors)
		for (const { field, reason } of toReasons(error)) {
			const known = reasons.get(field) ?? new Set();
			reasons.set(field, known.add(reason));
		}
	return [...reasons].slice(0, MOST).map(([field, expected]) => ({ field, reason: [...expected].join(' or ') }));
}

function toReasons({ keyword, instancePath, message, params }: SchemaError): RowError[] {
	const field = toField(instancePath);
	switch (keyword) {
		case 'required':
			return namesIn(params, 'requiredProperties').map((name) => ({ field: join(field, name), reason: 'is missing' }));
		case 'additionalProperties':
			return namesIn(params, 'additionalProperties').map((name) => ({ field: join(field, name), reason: 'is not a known field' }));
		case 'pattern':
			return [{ field, reason: PATTERN_REASONS.get(String(Reflect.get(params, 'pattern'))) ?? message }];
		case 'minLength':
			return [{ field, reason: Reflect.get(params, 'limit') === 1 ? 'is empty' : message }];
		// Redundant: a union repeats the errors of its parts, and `boolean` accompanies an unknown field.
		case 'anyOf':
		case 'boolean':
			return [];
		default:
			return message === 'must be null' ? [] : [{ field, reason: message }];
	}
}

function namesIn(params: object, key: string): string[] {
	const names: unknown = Reflect.get(params, key);
	return Array.isArray(names) ? names.map(String) : [];
}

const join = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

/** Converts `/price/sale/amount` to `price.sale.amount`. */
const toField = (pointer: string): string =>
	pointer
		.split('/')
		.slice(1)
		.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
		.join('.');
