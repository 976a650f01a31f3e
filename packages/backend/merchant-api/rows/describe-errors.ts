import { PATTERN_REASONS } from '../schemas/patterns.ts';
import type { RowError } from './row-result.ts';

/** As the schema compiler reports them. */
interface SchemaError {
	readonly keyword: string;
	readonly instancePath: string;
	readonly message: string;
	readonly params: object;
}

/** Errors of a row that are told; more help nobody. */
const MOST = 10;

/** What a schema says against a value, by field and in plain words: one error a field. */
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
		// A union says it for its parts; `boolean` is the other half of an unknown field.
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

/** `/price/sale/amount` as `price.sale.amount`. */
const toField = (pointer: string): string =>
	pointer
		.split('/')
		.slice(1)
		.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
		.join('.');
