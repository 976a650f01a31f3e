import { AccountForm } from '#components/account/AccountForm.tsx';
import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import type { Consents } from '#lib/contract/consents.ts';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { useAccount } from '#lib/hooks/account/use-account.ts';
import { useForm } from '#lib/hooks/account/use-form.ts';
import { writeConsent } from '#lib/hooks/consent.ts';
import { fetchApi } from '#lib/hooks/fetch-api.ts';
import { formatDateTime } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';

const ADDRESS = '/api/hapi/gdpr/consents';

/** What the customer allows; kept with the account as proof, and by this browser (Spec 7, Consents; D16). */
export default function Screen({ title, urls }: ScreenProps['auth/consents']) {
	const t = useLabels();
	const consents = useAccount<Consents>(ADDRESS);
	const form = useForm<Consents>({
		rules: {},
		send: ({ analytics, marketing }) => fetchApi(ADDRESS, { method: 'POST', body: { analytics: analytics !== undefined, marketing: marketing !== undefined } }),
		onDone: (saved) => {
			consents.set(saved);
			writeConsent(saved);
		},
	});
	return (
		<AccountFrame title={title} urls={urls} page="consents">
			<DataStates of={consents} rows={1}>
				{({ analytics, marketing, datetime }) => (
					<Panel text={datetime ? t('consents.since', { date: formatDateTime(datetime, t.locale) }) : t('consents.never')}>
						<AccountForm form={form} submit={t('account.save')} pending={t('account.saving')} done={t('account.saved')}>
							<Checkbox name="necessary" defaultChecked disabled hint={t('consents.necessary_hint')}>
								{t('consents.necessary')}
							</Checkbox>
							<Checkbox name="analytics" defaultChecked={analytics} hint={t('consents.analytics_hint')}>
								{t('consents.analytics')}
							</Checkbox>
							<Checkbox name="marketing" defaultChecked={marketing} hint={t('consents.marketing_hint')}>
								{t('consents.marketing')}
							</Checkbox>
						</AccountForm>
					</Panel>
				)}
			</DataStates>
		</AccountFrame>
	);
}
