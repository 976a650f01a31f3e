import type { OpenOrder } from '@titraj/contract/order-calls.ts';
import { lazy, Suspense } from 'react';
import { Panel } from '#components/account/Panel.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { toNextStep } from '#lib/checkout/to-next-step.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';

/** Loaded on demand: fetches the payment slip and draws its barcode, which only unpaid bank transfers need. */
const TransferPanel = lazy(() => loadWithRetry(() => import('./TransferPanel.tsx')));

interface NextStepProps {
	readonly order: OpenOrder;
	readonly slipUrl: string | undefined;
}

/** The next step of an order, by payment and delivery method; for a bank transfer also the payment details. */
export function NextStep({ order, slipUrl }: NextStepProps) {
	const t = useLabels();
	const step = toNextStep(order);
	if (step === null) return null;
	const money = toMoney(order.total.to_pay ?? order.total.total, order.currency);
	const { order_identificator } = order;
	return (
		<>
			<Panel title={t('checkout.next.title')} text={t(`checkout.next.${step}`, { amount: money ? formatMoney(money, t.locale) : '' })} />
			{step === 'transfer' && slipUrl && (
				<>
					<Suspense>
						<TransferPanel identificator={order_identificator} />
					</Suspense>
					<ButtonLink href={`${slipUrl}?order_identificator=${order_identificator}`}>{t('slip.action')}</ButtonLink>
				</>
			)}
		</>
	);
}
