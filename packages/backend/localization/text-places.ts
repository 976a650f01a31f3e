import { takeEntity } from './text-entity.ts';
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

type Item = Readonly<Record<string, unknown>>;
type ToKeys = (item: Item) => Readonly<Record<string, TextKey>>;

/** Translated fields of records that are marked by `ofEntity`. */
const OWN_FIELDS = ['title', 'text', 'html', 'button_title', 'description'];

/** Lists of a response whose items contain short texts, with the keys of these. */
const LISTS: Readonly<Record<string, ToKeys>> = {
	attributes: toAttributeKeys,
	attributes_special: toAttributeKeys,
	badge_coupons: ({ code, coupon_code }) => ({
		title: coupon_code === undefined ? { kind: 'badge', id: String(code), field: 'title' } : { kind: 'coupon_badge', id: String(coupon_code), field: 'title' },
	}),
	documents: ({ title }) => ({ title: { kind: 'document', id: String(title), field: 'title' } }),
	services: ({ title }) => ({ title: { kind: 'store_service', id: String(title), field: 'title' } }),
	opening_exceptions: ({ note }) => ({ note: { kind: 'opening_note', id: String(note), field: 'title' } }),
	// Only categories in filters, which have a count; others have a URL and are translated with it.
	categories: ({ id, count }): ReturnType<ToKeys> => (count === undefined ? {} : { title: { kind: 'category', id: String(id), field: 'title' } }),
	lists_info: ({ code }) => ({ title: { kind: 'list', id: String(code), field: 'title' } }),
};

/** Keys of a product's attribute, a filter attribute or a variation axis. */
function toAttributeKeys({ id, code, attribute_code, attribute_title, title, group, values }: Item): ReturnType<ToKeys> {
	if (Array.isArray(values)) return { title: { kind: 'attribute', id: String(code), field: 'title' } };
	const axis = String(attribute_title);
	if (attribute_code === undefined)
		return { attribute_title: { kind: 'variation', id: axis, field: 'title' }, title: { kind: 'variation_value', id: axis, field: String(title) } };
	return {
		attribute_title: { kind: 'attribute', id: String(attribute_code), field: 'title' },
		group: { kind: 'attribute_group', id: String(group), field: 'title' },
		title: toValueKey(id),
	};
}

const toValueKey = (id: unknown): TextKey => ({ kind: 'attribute_value', id: String(id), field: 'title' });

/** All short texts of a response. */
export function toTextPlaces(answer: unknown): TextPlace[] {
	const places: TextPlace[] = [];
	visit(answer, '');
	return places;

	function visit(value: unknown, list: string): void {
		if (Array.isArray(value)) for (const item of value) visit(item, list);
		else if (isRecord(value)) visitRecord(value, list);
	}

	function visitRecord(record: Record<string, unknown>, list: string): void {
		const keys = LISTS[list]?.(record);
		if (keys !== undefined) for (const [property, key] of Object.entries(keys)) add(record, property, key);
		const entity = takeEntity(record);
		if (entity !== null) for (const field of OWN_FIELDS) add(record, field, { ...entity, field });
		for (const [field, value] of Object.entries(record)) {
			if (typeof value === 'string') {
				if (field === 'unit' || field === 'unitd_description') add(record, field, { kind: 'unit', id: value, field: 'title' });
			} else if (field === 'services' && Array.isArray(value) && typeof value[0] === 'string') {
				for (const [at, service] of value.entries()) add(value, at, { kind: 'store_service', id: String(service), field: 'title' });
			} else if (field === 'values' && list === 'attributes') {
				for (const choice of Array.isArray(value) ? value : []) if (isRecord(choice)) add(choice, 'title', toValueKey(choice['id']));
			} else visit(value, field);
		}
	}

	function add(holder: object, property: string | number, key: TextKey): void {
		const wording: unknown = Reflect.get(holder, property);
		if (typeof wording === 'string' && wording !== '') places.push({ holder, property, wording, key });
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
