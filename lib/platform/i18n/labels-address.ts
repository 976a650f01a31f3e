/**
 * Address of a label module. `base` is the common prefix of a language's modules, `/assets/labels/hr.<hash>`; `name` is a screen such as
 * `catalog/product`, or the argument of `loadLabels`.
 */
export function toLabelsAddress(base: string, name: string): string {
	return `${base}.${name.replace('/', '-')}.js`;
}
