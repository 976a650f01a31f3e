import { Suspense } from 'react';
import { PageHead } from '#components/content/PageHead.tsx';
import { deferredForm } from '#components/forms/deferred-form.ts';
import type { ScreenProps } from '#lib/screens/screen.ts';

const { Part: ContentForm, load } = deferredForm;
const EMAIL = { name: 'email', label: 'newsletter.email', error: 'newsletter.error_email', type: 'email', autoComplete: 'email', maxLength: 254 } as const;
const TOPIC = { label: 'newsletter.topics', error: 'error_form_invalid', type: 'check', optional: true } as const;
/** Begins the names of the boxes, so that no topic has the name of another field. */
const PREFIX = 'topic:';

const FORM_LABELS = {
	submit: 'newsletter.submit',
	done: 'newsletter.done',
	failed: 'newsletter.failed',
	refused: { error_too_many: 'newsletter.error_too_many' },
} as const;

/** Newsletter subscription; the address must be confirmed before newsletters are sent. */
export default function Screen({ topics, ...head }: ScreenProps['newsletter/index']) {
	const fields = [EMAIL, ...topics.map(({ code, title }) => ({ ...TOPIC, name: PREFIX + code, question: title }))];
	return (
		<>
			<PageHead {...head} />
			<Suspense>
				<ContentForm labels={FORM_LABELS} path="/api/hapi/newsletter/subscribe" fields={fields} toBody={toSubscription} />
			</Suspense>
		</>
	);
}
Screen.parts = [load];

/** Request body of the form; no chosen topic means all topics. */
function toSubscription(values: FormData): object {
	const topics = [...values.keys()].flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
	return { email: String(values.get('email') ?? '').trim(), website: String(values.get('website') ?? ''), ...(topics.length > 0 && { topics }) };
}
