import { isMarked, originOf } from '@titraj/contract/localized.ts';
import { fieldsOf, keyword } from '@titraj/contract/reading/schema-parts.ts';
import type { TSchema } from 'typebox';

interface Text {
	readonly schema: TSchema;
	readonly place: string;
	/** Place of the record that contains it. */
	readonly record: string;
	readonly isMarked: boolean;
	readonly isLocalized: boolean;
}

/** All texts of a schema. A pattern, a list of words or an alternative number says that a string is no text. */
function textsOf(schema: TSchema, { place, record }: { place: string; record: string }): Text[] {
	const options = keyword<readonly TSchema[]>(schema, 'anyOf') ?? [];
	if (isMarked(schema)) return [{ schema, place, record, isMarked: true, isLocalized: originOf(schema) !== undefined }];
	if (options.some((option) => keyword(option, 'type') === 'number')) return [];
	const items = keyword<TSchema>(schema, 'items');
	const values = Object.values(keyword<Readonly<Record<string, TSchema>>>(schema, 'patternProperties') ?? {});
	const isText = keyword(schema, 'type') === 'string' && !['const', 'enum', 'pattern'].some((word) => keyword(schema, word) !== undefined);
	return [
		...(isText ? [{ schema, place, record, isMarked: false, isLocalized: false }] : []),
		...[...options, ...values, ...(items ? [items] : [])].flatMap((child) => textsOf(child, { place, record })),
		...Object.entries(fieldsOf(schema)?.properties ?? {}).flatMap(([name, child]) => textsOf(child, { place: `${place}.${name}`, record: place })),
	];
}

/** A response with its schema. */
export interface MarkedResponse {
	readonly name: string;
	readonly schema: TSchema;
	/** Whether all of its texts need a mark, or only those beside a text that is translated. */
	readonly everywhere: boolean;
}

/** First place of each text that does not say whether it is translated. */
export function unmarkedTexts(responses: readonly MarkedResponse[]): string[] {
	const places = new Map<TSchema, string>();
	for (const { name, schema, everywhere } of responses) {
		const texts = textsOf(schema, { place: name, record: '' });
		const translated = new Set(texts.flatMap(({ record, isLocalized }) => (isLocalized ? [record] : [])));
		for (const text of texts)
			if (!text.isMarked && (everywhere || translated.has(text.record)) && !places.has(text.schema)) places.set(text.schema, text.place);
	}
	return [...places.values()];
}
