import { Suspense } from 'react';
import { PageHead } from '#components/content/PageHead.tsx';
import { deferredForm } from '#components/forms/deferred-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

const { Part: ContentForm, load } = deferredForm;
const FIELDS = [
	{ name: 'email', label: 'newsletter.email', error: 'newsletter.error_email', type: 'email', autoComplete: 'email', maxLength: 254 },
	{ name: 'offers', label: 'newsletter.offers', error: 'error_form_invalid', type: 'check', optional: true },
	{ name: 'magazine', label: 'newsletter.magazine', error: 'error_form_invalid', type: 'check', optional: true },
	{ name: 'calendar', label: 'newsletter.calendar', error: 'error_form_invalid', type: 'check', optional: true },
] as const;
const TOPICS = ['offers', 'magazine', 'calendar'] as const;

const FORM_LABELS = {
	submit: 'newsletter.submit',
	done: 'newsletter.done',
	failed: 'newsletter.failed',
	refused: { error_too_many: 'newsletter.error_too_many' },
} as const;

/** Newsletter subscription; the address must be confirmed before newsletters are sent. */
export default function Screen(props: ScreenProps['newsletter/index']) {
	const t = useLabels();
	return (
		<>
			<PageHead {...props} intro={t('newsletter.intro')} />
			<Suspense>
				<ContentForm labels={FORM_LABELS} path="/api/hapi/newsletter/subscribe" fields={FIELDS} toBody={toSubscription} />
			</Suspense>
		</>
	);
}
Screen.parts = [load];

/** Request body of the form; no chosen topic means all topics. */
function toSubscription(values: FormData): object {
	const topics = TOPICS.filter((topic) => values.get(topic) !== null);
	return { email: String(values.get('email') ?? '').trim(), website: String(values.get('website') ?? ''), ...(topics.length > 0 && { topics }) };
}
