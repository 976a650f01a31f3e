import type { Consents } from '@titraj/contract/consents.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AccountForm } from '#components/account/AccountForm.tsx';
import { AccountFrame } from '#components/account/AccountFrame.tsx';
import { DataStates } from '#components/account/DataStates.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { useAccount } from '#lib/account/client/use-account.ts';
import { onConsentChange, readConsent, writeConsent } from '#lib/consent/client/consent.ts';
import { type Consent, isSameChoice } from '#lib/consent/consent.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useForm } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDateTime } from '#lib/platform/i18n/formats.ts';
import { toErrorLabel } from '#lib/platform/i18n/to-error-label.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

const ADDRESS = '/api/hapi/gdpr/consents';

/**
 * Consent of the customer in this browser; the account stores each choice as proof (Spec 7, Consents; D16). A choice from another browser
 * is not preselected, because a preselected box is not valid consent (ADR 0025).
 */
export default function Screen({ title, urls }: ScreenProps['auth/consents']) {
	const consents = useAccount(ADDRESS);
	return (
		<AccountFrame title={title} urls={urls} page="consents">
			<DataStates of={consents} rows={1}>
				{(kept) => <ChoiceForm kept={kept} onSaved={consents.set} />}
			</DataStates>
		</AccountFrame>
	);
}

interface ChoiceFormProps {
	/** The account's last choice, possibly made in another browser. */
	readonly kept: Consents;
	readonly onSaved: (saved: Consents) => void;
}

function ChoiceForm({ kept, onSaved }: ChoiceFormProps) {
	const t = useLabels();
	const analyticsBox = useRef<HTMLInputElement>(null);
	const marketingBox = useRef<HTMLInputElement>(null);
	const consent = useSyncExternalStore(onConsentChange, readConsent);
	const { decided, analytics, marketing } = consent;
	const chosenAt = useChoiceTime(consent);
	const form = useForm<Consents>({
		toLabel: toErrorLabel,
		rules: {},
		send: (ticked) => fetchApi(ADDRESS, { method: 'POST', body: { analytics: ticked.analytics !== undefined, marketing: ticked.marketing !== undefined } }),
		onDone: (saved) => {
			onSaved(saved);
			writeConsent(saved);
		},
	});
	// The banner and other tabs can change the choice, too.
	useEffect(() => {
		if (analyticsBox.current) analyticsBox.current.checked = analytics;
		if (marketingBox.current) marketingBox.current.checked = marketing;
	}, [analytics, marketing]);
	// The account's date is shown only if its choice is the same.
	const since = chosenAt ?? (isSameChoice(kept, consent) ? kept.datetime : null);
	const facts = decided
		? [!analytics && !marketing && t('consents.rejected'), since !== null && t('consents.since', { date: formatDateTime(since, t.locale) })]
		: [t('consents.never')];
	const note = facts.filter(Boolean).join(' ');
	return (
		<Panel {...(note && { text: note })}>
			<AccountForm form={form} submit={t('account.save')} pending={t('account.saving')} done={t('account.saved')}>
				<Checkbox name="necessary" defaultChecked disabled hint={t('consents.necessary_hint')}>
					{t('consents.necessary')}
				</Checkbox>
				<Checkbox ref={analyticsBox} name="analytics" defaultChecked={analytics} hint={t('consents.analytics_hint')}>
					{t('consents.analytics')}
				</Checkbox>
				<Checkbox ref={marketingBox} name="marketing" defaultChecked={marketing} hint={t('consents.marketing_hint')}>
					{t('consents.marketing')}
				</Checkbox>
			</AccountForm>
		</Panel>
	);
}

/** Time of a change of consent while the page is open: in the banner, in another tab or here. */
function useChoiceTime(consent: Consent): string | null {
	const known = useRef(consent);
	const [time, setTime] = useState<string | null>(null);
	useEffect(() => {
		if (known.current === consent) return;
		known.current = consent;
		setTime(new Date().toISOString());
	}, [consent]);
	return time;
}
