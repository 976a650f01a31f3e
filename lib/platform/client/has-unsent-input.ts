/** Whether a reload would take something from the visitor: words in a form that were not sent, or an open dialog. */
export function hasUnsentInput(): boolean {
	if (document.querySelector('dialog[open]')) return true;
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea');
	return [...fields].some((field) => (field.type === 'checkbox' || field.type === 'radio' ? false : field.value !== field.defaultValue));
}
