import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Link } from '#components/ui/Link.tsx';
import { useAccount } from '#lib/account/client/use-account.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Edits the customer's data: name and contact, e-mail, password (Spec 7, profile POST, change password POST). */
export default function Screen({ title, urls }: ScreenProps['auth/edit']) {
	const t = useLabels();
	const profile = useAccount('/api/hapi/auth/profile');
	return (
		<AccountFrame title={title} urls={urls} page="edit">
			<DataStates of={profile}>
				{(known) => (
					<>
						<ProfileForm profile={known} onSaved={profile.set} />
						<EmailForm profile={known} onSaved={profile.set} />
						<PasswordForm hasPassword={known.has_password} onSaved={profile.reload} />
						{urls.close_account && (
							<p>
								<Link href={urls.close_account}>{t('account.close_account.link')}</Link>
							</p>
						)}
					</>
				)}
			</DataStates>
		</AccountFrame>
	);
}
