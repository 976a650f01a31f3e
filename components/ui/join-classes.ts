/** The value of `class` for several names, of which some may be missing; undefined where none is left. */
export function joinClasses(...names: readonly (string | undefined)[]): string | undefined {
	return names.filter(Boolean).join(' ') || undefined;
}
