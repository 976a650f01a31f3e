import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const compiled = new Map<TSchema, ReturnType<typeof Compile>>();

/** Returns the value if it matches its contract; throws with the first wrong fields otherwise. */
export function expectContract<T extends TSchema>(schema: T, value: unknown): Static<T> {
	const check = compiled.get(schema) ?? Compile(schema);
	compiled.set(schema, check);
	if (matches(schema, value)) return value;
	const errors = check.Errors(value).slice(0, 5);
	throw new Error(`Not as the contract says: ${errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')}`);
}

const matches = <T extends TSchema>(schema: T, value: unknown): value is Static<T> => compiled.get(schema)?.Check(value) ?? false;
