/**
 * Address of a label module: `base` is the start that a language's modules share, `/assets/labels/hr.<hash>`; `name` is a screen, `catalog/product`,
 * or what `loadLabels` is called with.
 */
export function toLabelsAddress(base: string, name: string): string {
	return `${base}.${name.replace('/', '-')}.js`;
}
