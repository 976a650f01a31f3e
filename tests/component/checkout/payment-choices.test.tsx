import type { PaymentMethod } from '@titraj/contract/payment-methods.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { PaymentChoices } from '#components/checkout/PaymentChoices.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'hr-HR' } }));

const CASH: PaymentMethod = {
	...{ code: 'cash', title: 'Pouzećem', description: null, payment_type: null, amount: 0, instalments: [] },
	...{ is_available: true, label_name: null, maximum_pieces: 10, maximum_total: 700 },
};
const LIMITS = 'Najviše komada jednog proizvoda: 10.';
const render = (method: PaymentMethod) => toText(renderHtml(<PaymentChoices methods={[method]} value={null} instalments={1} onChange={() => {}} />));

test('a method names the limits of its orders, also of one that is above them', () => {
	expect(render(CASH)).toContain(LIMITS);
	expect(render({ ...CASH, is_available: false, label_name: 'error_payment_maximum' })).toContain(LIMITS);
});

test.each(['error_payment_shipping', 'error_payment_country'])('a method that is unavailable for %s whatever is ordered names none', (label_name) => {
	expect(render({ ...CASH, is_available: false, label_name })).not.toContain(LIMITS);
});
