import { Change } from '@titraj/contract/changes.ts';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

const check = Compile(Type.Object({ changes: Type.Array(Change, { minItems: 1, maxItems: 500 }) }));

/** The changes in a webhook's body; null if the body is invalid. */
export function parseChanges(text: string): readonly Change[] | null {
	try {
		const body: unknown = JSON.parse(text);
		return check.Check(body) ? body.changes : null;
	} catch {
		return null;
	}
}
