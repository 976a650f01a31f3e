/** Kinds of entities that cannot be recognized in the wire format, so handlers mark the records that contain their texts. */
export type NamedKind = 'menu_entry' | 'block' | 'calendar_day' | 'coupon' | 'message';

export interface NamedEntity {
	readonly kind: NamedKind;
	readonly id: string;
}

/** A symbol, so that JSON.stringify omits it from responses. */
const ENTITY = Symbol('entity');
const FIELD = '$entity';

/** Spread into a record of a response to mark the entity whose texts it contains, so that they are translated. */
export const ofEntity = (kind: NamedKind, id: string | undefined): object => (id === undefined ? {} : { [ENTITY]: { kind, id } });

/** JSON of a response with the marks of `ofEntity`, to be read by `takeEntity`. */
export const toNamedJson = (answer: unknown): string => JSON.stringify(answer, (_field, value: unknown) => withField(value));

function withField(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || !(ENTITY in value)) return value;
	const { [ENTITY]: entity, ...record } = value;
	return { ...record, [FIELD]: entity };
}

/** Removes the mark from a record and returns its entity; null if it has none. */
export function takeEntity(record: Record<string, unknown>): NamedEntity | null {
	const entity = record[FIELD];
	if (entity === undefined) return null;
	delete record[FIELD];
	return isEntity(entity) ? entity : null;
}

const isEntity = (value: unknown): value is NamedEntity => typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;
