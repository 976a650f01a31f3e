import { Fragment, isValidElement } from 'react';
import type { ProductDetails } from '#lib/catalog/product.ts';
import type { FieldPart } from './field-parts.ts';

const PARTS: readonly FieldPart[] = import.meta.env.SSR ? await (await import('./field-parts.ts')).loadFieldParts() : [];

/** The merchant's own parts of a product's page, below the specifications. */
export function FieldParts({ values, parts = PARTS }: { readonly values: ProductDetails['fields']; readonly parts?: readonly FieldPart[] }) {
	return parts.map(([name, render]) => {
		const value = values?.[name];
		const part = value === undefined ? null : render({ value });
		return isValidElement(part) ? <Fragment key={name}>{part}</Fragment> : null;
	});
}
