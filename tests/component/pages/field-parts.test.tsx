import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldParts } from '#pages/catalog/product/details/FieldParts.tsx';
import type { FieldPart } from '#pages/catalog/product/details/field-parts.ts';
import { WARRANTY } from '#tests/support/warranty-field.tsx';

async function show(values: Readonly<Record<string, unknown>> | undefined): Promise<string> {
	const loaded = await WARRANTY.component?.();
	const parts: readonly FieldPart[] = loaded ? [[WARRANTY.name, loaded.default]] : [];
	return renderToStaticMarkup(<FieldParts values={values} parts={parts} />);
}

it('a product field of the merchant’s own is shown by its component', async () => {
	expect(await show({ warranty_months: 24 })).toBe('<p>Jamstvo trgovca: 24 mj.</p>');
});

it('a product without a value of the merchant’s field shows nothing of it', async () => {
	expect(await show({ other: 1 })).toBe('');
	expect(await show(undefined)).toBe('');
});
