import { fieldsOf, keyword, optionsOf } from '@titraj/contract/reading/schema-parts.ts';
import type { TSchema } from 'typebox';

/** What the contract says about the place of a JSON path such as `$.data.items[3].title`; null where it says nothing. */
export function meaningOf(schema: TSchema, path: string): string | null {
	const steps = path.match(/\w+|\[\d+\]/g) ?? [];
	const place = steps.reduce<TSchema | undefined>((at, step) => (at ? stepInto(at, step) : undefined), schema);
	return (place && keyword<string>(place, 'description')) ?? null;
}

/** The schema one step below; of several that are allowed, the first that has such a step. */
function stepInto(schema: TSchema, step: string): TSchema | undefined {
	const options = optionsOf(schema);
	if (options) return options.choices.map((choice) => stepInto(choice, step)).find((found) => found !== undefined);
	if (step.startsWith('[')) return keyword<TSchema>(schema, 'items');
	const entries = keyword<Readonly<Record<string, TSchema>>>(schema, 'patternProperties');
	return fieldsOf(schema)?.properties[step] ?? (entries && Object.values(entries)[0]);
}
