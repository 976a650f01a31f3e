import { expect, test } from 'vitest';
import { OrderSummary } from '#components/checkout/OrderSummary.tsx';
import { FilterGroup } from '#components/commerce/listing/FilterGroup.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';
import { eur } from '#tests/support/sample-product.ts';

const values = Array.from({ length: 12 }, (_, id) => ({ id, title: `Boja ${id}`, count: 1 }));
const cart = { version: 1, lines: [], count: 0, totals: { items: eur(0), coupons: [], tax: eur(0), total: eur(0) } };
/** The classes of each `summary`. */
const summaries = (html: string) => [...html.matchAll(/<summary(?: class="([^"]*)")?/g)].map(([, names = '']) => names.split(' '));

test('collapsible sections of lists and of the checkout have the same icon', () => {
	const inList = summaries(renderHtml(<FilterGroup title="Boja" name="attributes" values={values} selected={[]} open={true} onToggle={() => undefined} />));
	const inCheckout = summaries(renderHtml(<OrderSummary cart={cart} />));
	expect(inList).toHaveLength(2);
	expect(inCheckout).toHaveLength(1);
	const [mark] = inCheckout[0] ?? [];
	expect(mark).toMatch(/summary/);
	for (const names of inList) expect(names).toContain(mark);
});
