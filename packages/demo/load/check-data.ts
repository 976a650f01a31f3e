import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

/** Returns the data if they match the schema. Throws with the file and the place in it otherwise. */
export function checkData<Schema extends TSchema>(data: unknown, schema: Schema, file: string): Static<Schema> {
	if (Check(schema, data)) return data;
	const [first] = Errors(schema, data);
	throw new Error(`${file}${first?.instancePath ?? ''} ${first?.message ?? 'is not of the expected shape'}`);
}
