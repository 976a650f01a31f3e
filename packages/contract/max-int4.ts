/** Highest number of a four-byte column: ids, pieces and amounts in cents. */
export const MAX_INT4 = 2 ** 31 - 1;

/** An id to look a row up by. The highest one finds none, where a higher number would be an error of the database. */
export const toFindableId = (id: number): number => Math.min(id, MAX_INT4);
