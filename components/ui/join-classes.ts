/** Joins class names, ignoring missing ones; undefined if none are left. */
export function joinClasses(...names: readonly (string | undefined)[]): string | undefined {
	return names.filter(Boolean).join(' ') || undefined;
}
