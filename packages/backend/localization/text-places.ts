import type { ShortText, TextOrigin } from '@titraj/contract/localized.ts';
import { takeEntity } from './text-entity.ts';
import { NO_TEXTS, type TextShape } from './text-shape.ts';
import type { TextKind } from './translations/translatable.ts';

/**
 * Key of a short text: kind, entity and field. Categories and lists without a URL use the title of their page; messages are texts of the
 * backend itself.
 */
export interface TextKey {
	readonly kind: TextKind | 'category' | 'list' | 'message';
	readonly id: string;
	readonly field: string;
}

/** Location of a short text in a response. */
export interface TextPlace {
	readonly holder: object;
	readonly property: string | number;
	readonly wording: string;
	readonly key: TextKey;
}

type Item = Record<string, unknown>;

/** All short texts of a response, which its schema marks. Texts of entities with a URL are among them only if a handler has marked their record. */
export function toTextPlaces(answer: unknown, shape: TextShape): TextPlace[] {
	const places: TextPlace[] = [];
	visit(answer, shape);
	return places;

	function visit(value: unknown, { fields, items }: TextShape): void {
		if (Array.isArray(value)) visitList(value, items ?? NO_TEXTS);
		else if (isRecord(value)) visitRecord(value, fields);
	}

	function visitList(list: unknown[], shape: TextShape): void {
		for (const [index, item] of list.entries()) {
			if (typeof item === 'string') add(list, index, toShortKey(shape.origin, { text: item, record: {} }));
			else visit(item, shape);
		}
	}

	function visitRecord(record: Item, fields: TextShape['fields']): void {
		// Every record, because a mark must not stay in the response.
		const entity = takeEntity(record);
		for (const [name, value] of Object.entries(record)) {
			const shape = fields.get(name) ?? NO_TEXTS;
			if (typeof value !== 'string') visit(value, shape);
			else if (entity !== null && isOwn(shape.origin)) add(record, name, { ...entity, field: name });
			else add(record, name, toShortKey(shape.origin, { text: value, record }));
		}
	}

	function add(holder: object, property: string | number, key: TextKey | null): void {
		const wording: unknown = Reflect.get(holder, property);
		if (key !== null && typeof wording === 'string' && wording !== '') places.push({ holder, property, wording, key });
	}
}

const isOwn = (origin: TextOrigin | undefined): boolean => origin !== undefined && 'isOwn' in origin;

/** Key of a short text in its record; null for any other text. */
function toShortKey(origin: TextOrigin | undefined, { text, record }: { text: string; record: Item }): TextKey | null {
	for (const { kind, id, field } of toShortTexts(origin)) {
		const named = id === undefined ? text : record[id];
		if (named !== undefined) return { kind, id: String(named), field: field === 'text' ? text : 'title' };
	}
	return null;
}

function toShortTexts(origin: TextOrigin | undefined): readonly ShortText[] {
	if (origin === undefined) return [];
	if ('kind' in origin) return [origin];
	return 'isOwn' in origin || 'copies' in origin ? [] : origin;
}

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null;
