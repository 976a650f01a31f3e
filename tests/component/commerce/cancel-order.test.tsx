import type { Feature } from '@titraj/contract/features.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CancelOrder } from '#components/checkout/CancelOrder.tsx';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import labels from '#locales/hr.json';

const render = (may_cancel: boolean, lacks?: Feature) => {
	const translator = createTranslator(labels, { locale: 'hr-HR', home: '/', offers: (feature) => feature !== lacks });
	const payment = { code: 'card', title: 'Kartica', payment_type: null, status: 'pending' as const, may_retry: false, instalments: null };
	const total = { total_items_total: 1, total_extra_shipping: 0, total_tax: 0, total_basic: 1, total: 1, extraitems: [], extra_items: [] };
	const order = { order_identificator: '1-a', may_cancel, payment, total, currency: 'EUR' };
	return renderToString(
		<LabelsContext value={translator}>
			<CancelOrder order={order} />
		</LabelsContext>,
	);
};

test.each<[string, boolean, Feature | undefined, boolean]>([
	['is shown on an order that may be cancelled', true, undefined, true],
	['is hidden after the order was shipped', false, undefined, false],
	['is hidden if the backend cannot cancel orders', true, 'order_cancel', false],
])('the button that cancels an order %s', (_title, mayCancel, lacks, isShown) => {
	expect(render(mayCancel, lacks).includes('Otkaži narudžbu')).toBe(isShown);
});
