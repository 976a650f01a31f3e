import { useLabels } from '#lib/i18n/use-labels.ts';
import { ContentForm } from './ContentForm.tsx';

const SUBJECTS = ['order', 'service', 'offer', 'other'] as const;

/** A message to the shop. */
export function ContactForm() {
	const t = useLabels();
	const fields = [
		{ name: 'name', autoComplete: 'name', maxLength: 100 },
		{ name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
		{ name: 'subject', type: 'choice', optional: true, options: SUBJECTS.map((value) => ({ value, title: t(`contact.subject_${value}`) })) },
		{ name: 'order_number', optional: true, maxLength: 40 },
		{ name: 'message', type: 'area', maxLength: 5000 },
	] as const;
	return (
		<section aria-labelledby="pisite-nam">
			<h2 id="pisite-nam">{t('contact.form')}</h2>
			<ContentForm scope="contact" path="/api/hapi/contact/message" fields={fields} />
		</section>
	);
}
