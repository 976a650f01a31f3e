import { backendLabel, type Label, type LabelKey } from './label-key.ts';
import type { Translator } from './translator.ts';

/** Label of a rejected call; `fallback` if the response names none. */
export function errorLabel({ label }: { readonly label?: string | undefined }, fallback: LabelKey): Label {
	return label === undefined ? fallback : backendLabel('error_', label);
}

/** The text of an error; that of `fallback` if the shop has no text for its label. */
export function errorText(t: Translator, label: Label, fallback: LabelKey): string {
	const text = t(label);
	return text === label ? t(fallback) : text;
}
