import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readPaymentMethod, readPaymentProviders, removePaymentMethod, titleOf } from '../../api/shop.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { isOwn, methodGroup } from './method-group.ts';

/** Texts, provider and limits of one payment method, besides what its line in the list changes. */
export default function PaymentMethodScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const method = useRead(readPaymentMethod(code));
	const providers = useRead(readPaymentProviders());
	return (
		<>
			<p>
				<a href="#/payment-methods">{t('payments.title')}</a>
			</p>
			<Loading of={method}>
				{(read) => (
					<>
						<h1>{titleOf(read)}</h1>
						<Loading of={providers}>{({ items }) => <SettingsForm group={methodGroup(read, items)} onSaved={() => method.mutate()} />}</Loading>
						{isOwn(read) && (
							<div className="actions">
								<ActionButton
									label={t('payments.remove')}
									question={t('payments.remove-question')}
									done={t('action.done')}
									tone="danger"
									act={() => removePaymentMethod(code)}
									onDone={() => goTo('/payment-methods')}
								/>
							</div>
						)}
					</>
				)}
			</Loading>
		</>
	);
}
