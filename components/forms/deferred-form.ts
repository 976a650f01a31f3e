import { deferred } from '#components/ui/deferred.tsx';
import '#components/ui/Field.module.css';
import '#components/ui/control.module.css';
import { idle } from '#lib/hooks/idle.ts';
import { loadLabels } from '#lib/i18n/document-translator.ts';
import './ContentForm.module.css';
import './FormControl.module.css';

/** A form of a content page. Its code loads after the page, its styles with the page. */
export const deferredForm = deferred(async () => (await import('./ContentForm.tsx')).ContentForm, idle);

/** The form of the contact page, with its labels. */
export const deferredContactForm = deferred(async () => {
	const [{ ContactForm }] = await Promise.all([import('./ContactForm.tsx'), loadLabels('contact')]);
	return ContactForm;
}, idle);
