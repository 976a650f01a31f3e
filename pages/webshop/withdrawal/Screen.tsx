import { useState } from 'react';
import { AuthCard } from '#components/account/AuthCard.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { Withdrawal } from '#lib/checkout/client/send-withdrawal.ts';
import { readStoredValues } from '#lib/checkout/client/stored-values.ts';
import { useOrder } from '#lib/checkout/client/use-order.ts';
import { readOrderIdentificator } from '#lib/checkout/order-identificator.ts';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Confirmation } from './Confirmation.tsx';
import { Receipt } from './Receipt.tsx';
import { toReturnableLines } from './returnable-lines.ts';
import { StatementForm } from './StatementForm.tsx';
import { toDefaults } from './to-statement.ts';

/** Withdrawal from a purchase: the statement, its confirmation, and a receipt with date and time (D28). */
export default function Screen({ title, orderNumberPattern, urls, returnAddress }: ScreenProps['webshop/withdrawal']) {
	const t = useLabels();
	const search = useLocationSearch();
	const { status, order } = useOrder(readOrderIdentificator(search));
	const [step, setStep] = useState<Withdrawal | null>(null);
	const lines = order ? toReturnableLines(order) : [];
	const chosen = order && lines.length > 0 ? { identificator: order.order_identificator, lines } : null;
	return (
		<AuthCard title={title} text={t('withdrawal.text')}>
			<NeedsScript />
			{order?.withdraw_until && <p>{t('withdrawal.until', { day: formatDay(order.withdraw_until, t.locale) })}</p>}
			{search === null || status === 'pending' ? (
				<Skeleton shape="control" />
			) : step?.step === 'received' ? (
				<Receipt of={step} returnAddress={returnAddress} />
			) : step ? (
				<Confirmation
					of={step}
					identificator={chosen?.identificator ?? null}
					numberPattern={orderNumberPattern}
					onReceived={setStep}
					onBack={() => setStep(null)}
				/>
			) : (
				<StatementForm
					defaults={toDefaults(order, { numberPattern: orderNumberPattern, stored: readStoredValues('withdrawal') })}
					order={chosen}
					numberPattern={orderNumberPattern}
					onChecked={setStep}
				/>
			)}
			{step?.step !== 'received' && (
				<div data-without-script="">
					<Panel title={t('withdrawal.by_post')}>
						{returnAddress && <p>{t('withdrawal.by_post_text', { address: returnAddress })}</p>}
						{urls.withdrawal_form && (
							<a className="link" href={urls.withdrawal_form}>
								{t('withdrawal.model_form')}
							</a>
						)}
					</Panel>
				</div>
			)}
		</AuthCard>
	);
}
