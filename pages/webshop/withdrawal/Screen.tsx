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
import type { ScreenProps } from '#lib/screens/screen.ts';
import { Confirmation } from './Confirmation.tsx';
import { Receipt } from './Receipt.tsx';
import { StatementForm } from './StatementForm.tsx';
import { toStatement } from './to-statement.ts';

/** Withdrawal from a purchase: what is said, said back to be confirmed, its receipt with day and hour (D28). */
export default function Screen({ title, orderNumberPattern, urls, returnAddress }: ScreenProps['webshop/withdrawal']) {
	const t = useLabels();
	const search = useLocationSearch();
	const { status, order } = useOrder(readOrderIdentificator(search));
	const [step, setStep] = useState<Withdrawal | null>(null);
	return (
		<AuthCard title={title} text={t('withdrawal.text')}>
			<NeedsScript />
			{search === null || status === 'pending' ? (
				<Skeleton shape="control" />
			) : step?.step === 'received' ? (
				<Receipt of={step} returnAddress={returnAddress} />
			) : step ? (
				<Confirmation of={step} numberPattern={orderNumberPattern} onReceived={setStep} onBack={() => setStep(null)} />
			) : (
				<StatementForm
					defaults={{ ...(order && toStatement(order, orderNumberPattern)), ...readStoredValues('withdrawal') }}
					numberPattern={orderNumberPattern}
					onChecked={setStep}
				/>
			)}
			{step?.step !== 'received' && (
				<Panel title={t('withdrawal.by_post')}>
					{returnAddress && <p>{t('withdrawal.return_to', { address: returnAddress })}</p>}
					{urls.withdrawal_form && (
						<a className="link" href={urls.withdrawal_form}>
							{t('withdrawal.model_form')}
						</a>
					)}
				</Panel>
			)}
		</AuthCard>
	);
}
