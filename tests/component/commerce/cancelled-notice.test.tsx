import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { expect, test } from 'vitest';
import { CancelledNotice } from '#components/checkout/CancelledNotice.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const say = (status: OpenOrder['payment']['status']) => {
	const payment = { code: 'card', title: 'Kartica', payment_type: null, status, may_retry: false, instalments: null };
	return renderHtml(<CancelledNotice order={{ payment }} number="100017" />);
};

test('the notice of a cancelled paid order announces the refund, then says that it is made, and suggests no new order', () => {
	expect(say('approved')).toContain('Narudžba 100017 je otkazana. Uplaćeni novac vraćamo istim načinom plaćanja');
	for (const status of ['cancelled', 'pending'] as const) expect(say(status)).toContain('naručite je ponovno');
	expect(say('refunded')).toContain('Uplaćeni novac je vraćen');
});

test('the notice of a cancelled order is neutral, not an alert', () => {
	const html = say('approved');
	expect(html).toContain('data-tone="info"');
	expect(html).toContain('role="status"');
	expect(html).not.toContain('role="alert"');
});
