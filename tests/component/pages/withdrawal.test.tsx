import { expect, test } from 'vitest';
import { StatementForm } from '#pages/webshop/withdrawal/StatementForm.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const render = (lines: readonly { id: number; title: string; code: string; most: number }[] | null) =>
	renderHtml(
		<StatementForm
			defaults={{ number: '100017' }}
			numberPattern="%order_number%"
			order={lines && { identificator: '1-a', lines }}
			onChecked={() => undefined}
		/>,
	);
const valuesOf = (html: string) =>
	[...html.matchAll(/<input[^>]* name="line-(\d+)"[^>]*>/g)].map(([input, id]) => [id, /value="(\d)"/.exec(input)?.[1], /max="(\d)"/.exec(input)?.[1]]);

test('the withdrawal form of an order lists its lines; only a single piece is preselected', () => {
	const monitor = { id: 7, title: 'Monitor', code: 'MON-1', most: 1 };
	expect(valuesOf(render([monitor, { ...monitor, id: 8, most: 3 }]))).toEqual([
		['7', '0', '1'],
		['8', '0', '3'],
	]);
	expect(valuesOf(render([monitor]))).toEqual([['7', '1', '1']]);
	expect(render([monitor])).not.toContain('name="items"');
});

test('the withdrawal form without an order has a text field for the goods, and the order number can be edited', () => {
	const html = render(null);
	expect(html).toContain('name="items"');
	expect(html).not.toContain('readOnly');
	expect(valuesOf(html)).toEqual([]);
});
