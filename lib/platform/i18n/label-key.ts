import type { ShopLabel } from '@titraj/contract/shop/define-screen.ts';
import type hr from '#locales/hr.json';

/** Key of a label that ships: one of `locales/hr.json`, which every other language translates. */
type ShippedLabel = keyof typeof hr;

/** Key of a label: one that ships, or one of the merchant's own. */
export type LabelKey = ShippedLabel | ShopLabel;

/** Key of a label that has a form for each plural category, without the category: `count.products` of `count.products.few`. */
export type PluralKey = ShippedLabel extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never;

/** Name of a label that a backend sends at run time; `locales/hr.json` may lack it. Created by `backendLabel`. */
export type BackendLabel = string & { readonly [isBackendLabel]: true };
declare const isBackendLabel: unique symbol;

export type Label = LabelKey | BackendLabel;

/** Prefix of the labels of errors: of all, or of those about one subject, such as `error_payment_`. */
export type ErrorPrefix = 'error_' | `error_${string}_`;

/**
 * Marks a name from a response as a label. The build adds every label with the prefix to the pages that contain this call
 * (scripts/build/label-usage.ts), so the prefix must be a literal.
 */
export function backendLabel(_prefix: ErrorPrefix | 'changed_' | 'field.', name: string): BackendLabel {
	return unmarkedLabel(name);
}

/** For functions whose calls the build reads themselves, such as `errorLabel`. */
export const unmarkedLabel = (name: string): BackendLabel => name as BackendLabel;
