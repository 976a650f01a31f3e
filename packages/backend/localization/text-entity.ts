/** Kinds of entities that the wire does not name: a handler says of a record which one its texts are of. */
export type NamedKind = 'menu_entry' | 'block' | 'coupon' | 'message';

export interface NamedEntity {
	readonly kind: NamedKind;
	readonly id: string;
}

/** JSON leaves it out, so that no answer has it. */
const ENTITY = Symbol('entity');
const FIELD = '$entity';

/** To be spread into a record of an answer: its texts are those of the entity, and are translated as such. */
export const ofEntity = (kind: NamedKind, id: string | undefined): object => (id === undefined ? {} : { [ENTITY]: { kind, id } });

/** JSON of an answer in which each record still says its entity, for `takeEntity`. */
export const toNamedJson = (answer: unknown): string => JSON.stringify(answer, (_field, value: unknown) => withField(value));

function withField(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || !(ENTITY in value)) return value;
	const { [ENTITY]: entity, ...record } = value;
	return { ...record, [FIELD]: entity };
}

/** The entity of a record, which is taken out of it; null where it has none. */
export function takeEntity(record: Record<string, unknown>): NamedEntity | null {
	const entity = record[FIELD];
	if (entity === undefined) return null;
	delete record[FIELD];
	return isEntity(entity) ? entity : null;
}

const isEntity = (value: unknown): value is NamedEntity => typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;
