import { fieldsOf, keyword, optionsOf } from '@titraj/contract/reading/schema-parts.ts';
import type { TSchema } from 'typebox';

/** The contract's description of a JSON path such as `$.data.items[3].title`; null if it has none. */
export function meaningOf(schema: TSchema, path: string): string | null {
	const steps = path.match(/\w+|\[\d+\]/g) ?? [];
	const place = steps.reduce<TSchema | undefined>((at, step) => (at ? stepInto(at, step) : undefined), schema);
	return (place && keyword<string>(place, 'description')) ?? null;
}

/** Schema of one step; for a union, that of the first option that has the step. */
function stepInto(schema: TSchema, step: string): TSchema | undefined {
	const options = optionsOf(schema);
	if (options) return options.choices.map((choice) => stepInto(choice, step)).find((found) => found !== undefined);
	if (step.startsWith('[')) return keyword<TSchema>(schema, 'items');
	const entries = keyword<Readonly<Record<string, TSchema>>>(schema, 'patternProperties');
	return fieldsOf(schema)?.properties[step] ?? (entries && Object.values(entries)[0]);
}
