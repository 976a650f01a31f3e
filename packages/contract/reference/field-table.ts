import { markdownTable } from './markdown-table.ts';
import { nameOfSchema } from './schema-names.ts';
import { type Shape, typeText } from './type-text.ts';

/** A table of an object's fields. Fields of unnamed inner objects follow their object: `total.amount`, `lines[].qty`. */
export function fieldTable(shape: Shape): string {
	return markdownTable(['field', 'type', 'needed', 'meaning'], rowsOf(shape, ''));
}

function rowsOf(shape: Shape, place: string): string[][] {
	return Object.entries(shape.properties ?? {}).flatMap(([name, child]) => [
		[`\`${place}${name}\``, typeText(child), neededText(shape, name), child.description ?? ''],
		...innerRows(child, place + name),
	]);
}

/** A missing field of a response is read as its default (0065). */
function neededText({ required, properties }: Shape, name: string): string {
	if (!required?.includes(name)) return '';
	const child = properties?.[name] ?? {};
	return 'default' in child ? `else \`${JSON.stringify(child.default)}\`` : 'yes';
}

/** Rows of a field's contents, unless the reference shows them elsewhere. */
function innerRows(shape: Shape, place: string): string[][] {
	if (nameOfSchema(shape) !== undefined) return [];
	if (shape.items) return innerRows(shape.items, `${place}[]`);
	if (shape.anyOf) return shape.anyOf.flatMap((choice) => innerRows(choice, place));
	return rowsOf(shape, `${place}.`);
}
