/** Maximum of a four-byte integer column: ids, pieces and amounts in cents. */
export const MAX_INT4 = 2 ** 31 - 1;

/** Limits an id for a lookup. The maximum matches no row, while a higher number would be a database error. */
export const toFindableId = (id: number): number => Math.min(id, MAX_INT4);
