import type { TSchema } from 'typebox';
import { describeSchema } from './describe-schema.ts';
import type { Remark } from './remark.ts';
import { fieldsOf, isObject } from './schema-parts.ts';

/** The remark on a successful read whose envelope has no `data`, although its schema has one. The envelope's schema cannot say it, because refusals have none. */
export function findMissingData(schema: TSchema, answer: unknown): Remark | null {
	const data = fieldsOf(schema)?.properties['data'];
	if (!data || !isObject(answer) || answer['success'] !== true || answer['data'] !== undefined) return null;
	return { path: '$.data', kind: 'error', expected: describeSchema(data), found: 'nothing' };
}
