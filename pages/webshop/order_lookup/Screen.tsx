import { AccountForm } from '#components/account/AccountForm.tsx';
import { AuthCard } from '#components/account/AuthCard.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { readOrderNumber } from '#lib/checkout/order-number.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { leaveTo } from '#lib/platform/client/leave-to.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Opens an order by its number and e-mail. The error does not reveal which of the two was wrong (Spec 2, General rules). */
export default function Screen({ title, urls, steps, orderNumberPattern }: ScreenProps['webshop/order_lookup']) {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { number: 'required', email: 'email' },
		send: ({ number = '', email = '' }) =>
			fetchApi('/api/hapi/webshop/order-lookup', {
				method: 'POST',
				body: { number: readOrderNumber(orderNumberPattern, number), email: email.trim() },
			}),
		onDone: ({ order_identificator }) => {
			const page = urls.view_order ?? steps.find(({ step }) => step === 'thank_you')?.url;
			if (page) leaveTo(`${page}?${new URLSearchParams({ order_identificator })}`);
		},
	});
	return (
		<AuthCard title={title} text={t('order_lookup.text')}>
			<NeedsScript />
			<AccountForm form={form} submit={t('order_lookup.submit')} pending={t('account.sending')}>
				<TextField form={form} name="number" label={t('order_lookup.number')} autoComplete="off" maxLength={40} required />
				<TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" maxLength={254} required />
			</AccountForm>
		</AuthCard>
	);
}
