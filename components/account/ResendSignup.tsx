import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import { AccountForm } from './AccountForm.tsx';
import styles from './ResendSignup.module.css';
import { TextField } from './TextField.tsx';

/** Requests a new confirmation link by e-mail if the first one was lost or has expired; the answer is the same for every address (D20). */
export function ResendSignup() {
	const t = useLabels();
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { email: 'email' },
		send: ({ email = '' }) => fetchApi('/api/hapi/auth/signup-resend', { method: 'POST', body: { email: email.trim() } }),
	});
	return (
		<section className={styles['resend']} aria-labelledby="nova-poveznica">
			<h2 id="nova-poveznica">{t('confirm.again_title')}</h2>
			<p>{t('confirm.again_text')}</p>
			<AccountForm form={form} submit={t('confirm.again_submit')} pending={t('confirm.again_pending')} done={t('confirm.again_done')} variant="secondary">
				<TextField form={form} name="email" type="email" label={t('login.email')} autoComplete="username" maxLength={254} required />
			</AccountForm>
		</section>
	);
}
