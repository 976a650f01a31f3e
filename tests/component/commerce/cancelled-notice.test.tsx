import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { expect, test } from 'vitest';
import { CancelledNotice } from '#components/checkout/CancelledNotice.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const say = (status: OpenOrder['payment']['status']) => {
	const payment = { code: 'card', title: 'Kartica', payment_type: null, status, may_retry: false, instalments: null };
	return renderHtml(<CancelledNotice order={{ payment }} number="100017" />);
};

test('the notice of a cancelled paid order announces the refund, and does not suggest a new order', () => {
	expect(say('approved')).toContain('Narudžba 100017 je otkazana. Uplaćeni novac vraćamo istim načinom plaćanja');
	for (const status of ['cancelled', 'pending', 'refunded'] as const) expect(say(status)).toContain('naručite je ponovno');
});

test('the notice of a cancelled order is neutral, not an alert', () => {
	const html = say('approved');
	expect(html).toContain('data-tone="info"');
	expect(html).toContain('role="status"');
	expect(html).not.toContain('role="alert"');
});
