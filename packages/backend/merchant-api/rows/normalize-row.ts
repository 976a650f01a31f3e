import { toSku, toTitle } from '../../platform/text/to-title.ts';

/** A row that was not checked yet, with composed letters in skus, and titles without control and direction characters. Other values are unchanged. */
export function normalizeRow(value: unknown): unknown {
	if (!isRecord(value)) return value;
	return withFields(value, {
		sku: ofText(toSku),
		title: ofText(toTitle),
		manufacturer: ofText(toTitle),
		category_path: ofItems(ofText(toTitle)),
		parts: ofItems(ofText(toSku)),
		related: ofItems((relation) => (isRecord(relation) ? withFields(relation, { sku: ofText(toSku) }) : relation)),
		translations: (texts) =>
			isRecord(texts)
				? Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, isRecord(text) ? withFields(text, { title: ofText(toTitle) }) : text]))
				: texts,
	});
}

type Change = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An unpaired surrogate stays, so that the check of the row names it. */
const ofText =
	(change: (text: string) => string): Change =>
	(value) =>
		typeof value === 'string' ? change(value) : value;
const ofItems =
	(change: Change): Change =>
	(value) =>
		Array.isArray(value) ? value.map(change) : value;

/** Changes fields that the object has. */
function withFields(value: Fields, changes: Readonly<Record<string, Change>>): Fields {
	const own = Object.entries(changes).filter(([name]) => Object.hasOwn(value, name));
	return own.length === 0 ? value : { ...value, ...Object.fromEntries(own.map(([name, change]) => [name, change(value[name])])) };
}
