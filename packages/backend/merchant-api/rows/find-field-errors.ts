import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import { Check, Errors } from 'typebox/value';
import type { FieldValues } from '../../catalog/index.ts';
import { describeErrors } from './describe-errors.ts';
import type { RowError } from './row-result.ts';

/** Values that no declared field has, or that its schema refuses. */
export function findFieldErrors(values: FieldValues, fields: readonly ProductField[]): RowError[] {
	return Object.entries(values).flatMap(([name, value]): RowError[] => {
		const field = fields.find((declared) => declared.name === name);
		if (field === undefined) return [{ field: `fields.${name}`, reason: 'is not a known field' }];
		if (value === null || Check(field.schema, value)) return [];
		return describeErrors(Errors(field.schema, value)).map((error) => ({ ...error, field: ['fields', name, error.field].filter(Boolean).join('.') }));
	});
}
