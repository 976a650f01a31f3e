import { AuthCard } from '#components/account/AuthCard.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { NewPasswordForm } from '#components/account/NewPasswordForm.tsx';
import { Notice } from '#components/account/Notice.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { NeedsScript } from '#components/ui/NeedsScript.tsx';
import { useProofCheck } from '#lib/account/client/use-proof-check.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

/** The new-password screen of a link in a mail (Spec 2, auth; Spec 7, forgotten password check, new password). */
export default function Screen({ title, urls, named }: ScreenProps['auth/change_password']) {
	const t = useLabels();
	const check = useProofCheck(named);
	return (
		<AuthCard title={title}>
			<NeedsScript />
			<DataStates of={check} rows={1}>
				{({ success }) =>
					success && named ? (
						<NewPasswordForm proof={named} login={urls.login} />
					) : (
						<>
							<Notice tone="error">{t('error_code_invalid')}</Notice>
							{urls.forgotten_password && (
								<ButtonLink href={urls.forgotten_password} wide>
									{t('new_password.again')}
								</ButtonLink>
							)}
						</>
					)
				}
			</DataStates>
		</AuthCard>
	);
}
