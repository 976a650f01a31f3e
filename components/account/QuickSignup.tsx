import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { Panel } from './Panel.tsx';

/**
 * Creates an account from the order just placed; needs only a password (Spec 7, quick signup; D40). The e-mail address must be confirmed as
 * usual.
 */
export function QuickSignup({ orderIdentificator }: { readonly orderIdentificator: string }) {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { password: 'newPassword' },
		send: ({ password = '' }) => fetchApi('/api/hapi/auth/quick-signup', { method: 'POST', body: { order_identificator: orderIdentificator, password } }),
	});
	return (
		<Panel title={t('quick_signup.title')} text={t('quick_signup.text')}>
			<AccountForm form={form} submit={t('quick_signup.submit')} pending={t('signup.pending')} done={t('quick_signup.done')}>
				<NewPasswordField form={form} name="password" label={t('login.password')} />
			</AccountForm>
		</Panel>
	);
}
