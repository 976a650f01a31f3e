import { useLabels } from '#lib/platform/client/use-labels.ts';
import { ContentForm, type FormLabels } from './ContentForm.tsx';

const SUBJECTS = ['order', 'service', 'offer', 'other'] as const;

const LABELS = {
	submit: 'contact.submit',
	done: 'contact.done',
	failed: 'contact.failed',
	refused: { error_too_many: 'contact.error_too_many' },
} as const satisfies FormLabels;

/** A message to the shop. `answerWorkdays`: when it is answered, if the shop says so. */
export function ContactForm({ answerWorkdays }: { readonly answerWorkdays: number | undefined }) {
	const t = useLabels();
	const fields = [
		{ name: 'name', label: 'contact.name', error: 'contact.error_name', autoComplete: 'name', maxLength: 100 },
		{ name: 'email', label: 'contact.email', error: 'contact.error_email', type: 'email', autoComplete: 'email', maxLength: 254 },
		{
			name: 'subject',
			label: 'contact.subject',
			error: 'error_form_invalid',
			type: 'choice',
			optional: true,
			options: SUBJECTS.map((value) => ({ value, title: t(`contact.subject_${value}`) })),
		},
		{ name: 'order_number', label: 'contact.order_number', error: 'error_form_invalid', optional: true, maxLength: 40 },
		{ name: 'message', label: 'contact.message', error: 'contact.error_message', type: 'area', maxLength: 5000 },
	] as const;
	return (
		<section aria-labelledby="pisite-nam">
			<h2 id="pisite-nam">{t('contact.form')}</h2>
			<ContentForm
				labels={LABELS}
				path="/api/hapi/contact/message"
				fields={fields}
				afterwards={answerWorkdays === undefined ? undefined : t.plural('contact.answer', answerWorkdays)}
			/>
		</section>
	);
}
