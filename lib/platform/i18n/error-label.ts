import { backendLabel, type Label, type LabelKey } from './label-key.ts';

/** Label of a rejected call; `fallback` if the response names none. */
export function errorLabel({ label }: { readonly label?: string | undefined }, fallback: LabelKey): Label {
	return label === undefined ? fallback : backendLabel('error_', label);
}
