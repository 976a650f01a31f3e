export type FieldValues = Readonly<Record<string, unknown>>;

/** Stored values changed by those of a row: null removes one. By name, so that the same values are equal. */
export function changeFields(before: FieldValues, said: FieldValues | undefined): Record<string, unknown> {
	const values = Object.entries({ ...before, ...said }).filter(([, value]) => value !== null);
	return Object.fromEntries(values.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
