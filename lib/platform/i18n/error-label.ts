import { type ErrorPrefix, type Label, type LabelKey, unmarkedLabel } from './label-key.ts';
import type { Translator } from './translator.ts';

/**
 * Label of a rejected call; `fallback` if the response names none. The build adds the labels with the prefix to the pages that contain this
 * call, as with `backendLabel`: name the narrowest prefix of what the call can be rejected for.
 */
export function errorLabel(_prefix: ErrorPrefix, { label }: { readonly label?: string | undefined }, fallback: LabelKey): Label {
	return label === undefined ? fallback : unmarkedLabel(label);
}

/** The text of an error; that of `fallback` if the shop has no text for its label. */
export function errorText(t: Translator, label: Label, fallback: LabelKey): string {
	const text = t(label);
	return text === label ? t(fallback) : text;
}
