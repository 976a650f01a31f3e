import { expect, test } from 'vitest';
import { CartDelivery } from '#components/commerce/CartDelivery.tsx';
import { CartTotals } from '#components/commerce/CartTotals.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';
import { eur } from '#tests/support/sample-product.ts';

const delivery = (amount: number) => ({ from: '2026-11-26', to: '2026-11-27', orderUntil: '2026-11-25T13:00:00Z', amount: eur(amount) });
const FREE = 'Dostava je besplatna.';

test.each([
	['no charge is known', { missingForFree: eur(0), totals: {} }, true],
	['the delivery promise is free', { missingForFree: eur(0), delivery: delivery(0), totals: {} }, true],
	['the delivery promise has a charge', { missingForFree: eur(0), delivery: delivery(2000), totals: {} }, false],
	['the chosen delivery method has a charge', { missingForFree: eur(0), delivery: delivery(0), totals: { shipping: eur(2000) } }, false],
	['the chosen delivery method is free', { missingForFree: eur(0), delivery: delivery(399), totals: { shipping: eur(0) } }, true],
	['an amount is missing for free delivery', { missingForFree: eur(1250), totals: { shipping: eur(0) } }, false],
] as const)('if %s, “delivery is free” shows: %s', (_, cart, isFree) => expect(renderHtml(<CartDelivery cart={cart} />).includes(FREE)).toBe(isFree));

test('shows the missing amount beside a delivery charge', () =>
	expect(renderHtml(<CartDelivery cart={{ missingForFree: eur(1250), totals: { shipping: eur(399) } }} />)).toMatch(/nedostaje 12,50/));

test('a gift voucher is taken off after the total, and leaves what is to be paid', () => {
	const totals = { items: eur(9900), coupons: [], tax: eur(1980), total: eur(9900), vouchers: [{ code: 'AB12', amount: eur(4000) }], toPay: eur(5900) };
	expect(renderHtml(<CartTotals totals={totals} />).replaceAll(/<[^>]*>/g, ' ')).toMatch(/Ukupno.*99,00.*Poklon-bon AB12.*−40,00.*Za platiti.*59,00/s);
});

test('beside the totals, free delivery is said once: in them', () => {
	const cart = { missingForFree: eur(0), delivery: delivery(0), totals: {} };
	expect(renderHtml(<CartDelivery cart={cart} besideTotals />)).not.toContain(FREE);
	const totals = { items: eur(9900), coupons: [], tax: eur(1980), total: eur(9900) };
	expect(renderHtml(<CartTotals totals={totals} isDeliveryFree />)).toContain('Besplatno');
	expect(renderHtml(<CartTotals totals={totals} />)).toContain('u sljedećem koraku');
});
