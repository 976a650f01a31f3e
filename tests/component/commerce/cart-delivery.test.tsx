import { expect, test } from 'vitest';
import { CartDelivery } from '#components/commerce/CartDelivery.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';
import { eur } from '#tests/support/sample-product.ts';

const delivery = (amount: number) => ({ from: '2026-11-26', to: '2026-11-27', orderUntil: '2026-11-25T13:00:00Z', amount: eur(amount) });
const FREE = 'Dostava je besplatna.';

test.each([
	['nothing more is known', { missingForFree: eur(0), totals: {} }, true],
	['it is promised for nothing', { missingForFree: eur(0), delivery: delivery(0), totals: {} }, true],
	['it is promised at a price', { missingForFree: eur(0), delivery: delivery(2000), totals: {} }, false],
	['the way that is chosen is charged', { missingForFree: eur(0), delivery: delivery(0), totals: { shipping: eur(2000) } }, false],
	['the way that is chosen is charged nothing', { missingForFree: eur(0), delivery: delivery(399), totals: { shipping: eur(0) } }, true],
	['some is missing', { missingForFree: eur(1250), totals: { shipping: eur(0) } }, false],
] as const)('where %s, delivery is told free: %s', (_, cart, told) => expect(renderHtml(<CartDelivery cart={cart} />).includes(FREE)).toBe(told));

test('what is missing is told beside an amount', () =>
	expect(renderHtml(<CartDelivery cart={{ missingForFree: eur(1250), totals: { shipping: eur(399) } }} />)).toMatch(/nedostaje 12,50/));
