import { SWRConfig, unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import TransferPanel from '#components/checkout/TransferPanel.tsx';
import { PAYMENT_SLIP } from '#tests/support/payment-slip.ts';
import { renderHtml, toText } from '#tests/support/render-html.tsx';

const show = (loaded: object) =>
	toText(
		renderHtml(
			<SWRConfig value={{ fallback: { [unstable_serialize(['payment-slip', '12-abcdefgh'])]: loaded } }}>
				<TransferPanel identificator="12-abcdefgh" />
			</SWRConfig>,
		),
	);

test('the details of a transfer say until which day to pay', () => {
	expect(show({ slip: PAYMENT_SLIP, payUntil: '2026-12-03' })).toContain('Uplatite do 3. prosinca 2026.');
});

test('an order without a slip has no day to pay', () => {
	expect(show({ slip: null, payUntil: '2026-12-03' })).toBe('');
});
