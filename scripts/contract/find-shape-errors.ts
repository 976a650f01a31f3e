import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { kindOfPlace, type Remark } from '@titraj/contract/reading/remark.ts';
import type { TSchema } from 'typebox';

/** Lines of one answer, at most. */
const MOST_ERRORS = 8;

/**
 * What the storefront cannot use of an answer, read as leniently as it reads it (0065): a line for each kind of place with its JSON path, what was expected
 * and what was found. Elements that it leaves out of their list count. Empty where all of it can be used.
 */
export function findShapeErrors(schema: TSchema, answer: unknown): readonly string[] {
	const errors = readLeniently(schema, answer).remarks.filter(({ kind }) => kind === 'error' || kind === 'left_out');
	const lines = [...Map.groupBy(errors, kindOfPlace).values()].map(toLine);
	return lines.length > MOST_ERRORS ? [...lines.slice(0, MOST_ERRORS), 'and more'] : lines;
}

function toLine([first, ...others]: readonly Remark[]): string {
	if (!first) return '';
	const more = others.length > 0 ? `, and ${others.length} more like it` : '';
	return `${first.path} must be ${first.expected}; found ${first.found}${more}`;
}
