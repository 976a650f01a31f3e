import type { Profile } from '@titraj/contract/profile.ts';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { TextField } from '#components/account/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';

interface ProfileFormProps {
	readonly profile: Profile;
	readonly onSaved: (profile: Profile) => void;
}

const FIELDS = { first_name: 'required', last_name: 'required', phone: 'phone', oib: 'oib' } as const;

/** Form for name, contact data and newsletter. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
	const t = useLabels();
	const form = useForm<Profile>({
		toLabel: toErrorLabel,
		rules: FIELDS,
		send: ({ first_name = '', last_name = '', phone, company, oib, newsletter }) =>
			fetchApi('/api/hapi/auth/profile', {
				method: 'POST',
				body: { first_name, last_name, phone: phone || null, company: company || null, oib: oib || null, newsletter: newsletter !== undefined },
			}),
		onDone: onSaved,
	});
	return (
		<Panel title={t('edit.contact')}>
			<AccountForm form={form} submit={t('account.save')} pending={t('account.saving')} done={t('account.saved')}>
				<TextField form={form} name="first_name" label={t('account.first_name')} autoComplete="given-name" defaultValue={profile.first_name} required />
				<TextField form={form} name="last_name" label={t('account.last_name')} autoComplete="family-name" defaultValue={profile.last_name} required />
				<TextField form={form} name="phone" type="tel" label={t('account.phone')} autoComplete="tel" defaultValue={profile.phone ?? ''} />
				<TextField form={form} name="company" label={t('account.company')} autoComplete="organization" defaultValue={profile.company ?? ''} />
				<TextField
					form={form}
					name="oib"
					label={t('account.oib')}
					hint={t('account.oib_hint')}
					inputMode="numeric"
					autoComplete="off"
					defaultValue={profile.oib ?? ''}
				/>
				<Checkbox name="newsletter" defaultChecked={profile.newsletter}>
					{t('signup.newsletter')}
				</Checkbox>
			</AccountForm>
		</Panel>
	);
}
