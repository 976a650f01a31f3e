import { Suspense } from 'react';
import { PageHead } from '#components/content/PageHead.tsx';
import { deferredForm } from '#components/forms/deferred-form.ts';
import type { ScreenProps } from '#lib/domain/screen.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { toSubscription } from './to-subscription.ts';

const { Part: ContentForm, load } = deferredForm;
export const parts = [load];

const FIELDS = [
	{ name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
	{ name: 'offers', type: 'check', optional: true },
	{ name: 'magazine', type: 'check', optional: true },
	{ name: 'calendar', type: 'check', optional: true },
] as const;

/** Where one subscribes; nothing is sent before the address was confirmed. */
export default function Screen(props: ScreenProps['newsletter/index']) {
	const t = useLabels();
	return (
		<>
			<PageHead {...props} intro={t('newsletter.intro')} />
			<Suspense>
				<ContentForm scope="newsletter" path="/api/hapi/newsletter/subscribe" fields={FIELDS} toBody={toSubscription} />
			</Suspense>
		</>
	);
}
