import { deferred } from '#components/ui/deferred.tsx';
import { idle } from '#lib/platform/client/idle.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** A form of a content page whose code loads once the page is there. */
export const deferredForm = deferred(async () => (await import('./ContentForm.deferred.tsx')).ContentForm, idle);

/** The form of the contact page, with its labels. */
export const deferredContactForm = deferred(async () => {
	const [{ ContactForm }] = await Promise.all([import('./ContactForm.deferred.tsx'), loadLabels('contact')]);
	return ContactForm;
}, idle);
