import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readPaymentMethod, readPaymentProviders } from '../../api/shop.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { methodGroup } from './method-group.ts';

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
						<h1>{read.title}</h1>
						<Loading of={providers}>{({ items }) => <SettingsForm group={methodGroup(read, items)} onSaved={() => method.mutate()} />}</Loading>
					</>
				)}
			</Loading>
		</>
	);
}
