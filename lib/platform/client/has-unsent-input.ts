/** Whether a reload would lose the visitor's work: unsent input in a form, or an open dialog. */
export function hasUnsentInput(): boolean {
	if (document.querySelector('dialog[open]')) return true;
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea');
	return [...fields].some((field) => (field.type === 'checkbox' || field.type === 'radio' ? false : field.value !== field.defaultValue));
}
