import { AccountForm } from '#components/account/AccountForm.tsx';
import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { closeAccount } from '#lib/account/client/close-account.ts';
import { useAccount } from '#lib/account/client/use-account.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** Closes the account permanently; requires a checked box and, if the account has one, the password. */
export default function Screen({ title, urls }: ScreenProps['auth/close_account']) {
	const t = useLabels();
	const profile = useAccount('/api/hapi/auth/profile');
	const hasPassword = profile.data?.has_password ?? true;
	const form = useForm({
		toLabel: toErrorLabel,
		rules: { agreed: 'agreed', ...(hasPassword && { password: 'password' as const }) },
		send: ({ password }) => closeAccount(password, t.home),
	});
	const error = form.errors['agreed'];
	return (
		<AccountFrame title={title} urls={urls} page="edit">
			<DataStates of={profile} rows={1}>
				{({ has_password }) => (
					<Panel text={t('account.close_account.text')}>
						<AccountForm form={form} submit={t('account.close_account.submit')} pending={t('account.close_account.pending')} variant="secondary">
							<Checkbox name="agreed" required error={error && t(error)}>
								{t('account.close_account.agree')}
							</Checkbox>
							{has_password && (
								<TextField form={form} name="password" type="password" label={t('edit.password_now')} autoComplete="current-password" required />
							)}
						</AccountForm>
					</Panel>
				)}
			</DataStates>
		</AccountFrame>
	);
}
