import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { expect, test } from 'vitest';
import { OrderOutcome } from '#components/checkout/OrderOutcome.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const shownFor = (status: OpenOrder['payment']['status']) => {
	const order = {
		status: 'payment_failed',
		is_reserved: true,
		payment: { status, payment_type: 'redirect' },
		total: { total: 10 },
		kept_until: null,
		email: null,
	};
	return renderHtml(<OrderOutcome order={order as unknown as OpenOrder} number="100001" reload={async () => undefined} />);
};

test('a payment that the shopper cancelled is not called one that failed', () => {
	expect(shownFor('cancelled')).toContain('Odustali ste od plaćanja');
	expect(shownFor('declined')).toContain('Plaćanje nije uspjelo');
});
