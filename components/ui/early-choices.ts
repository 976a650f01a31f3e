/**
 * Choices that a visitor made in a form before its code was loaded, as the query that it would send; null if the form is unchanged. Works
 * only for delivered forms, not for those that React rendered in the browser.
 */
export function readEarlyChoices(form: HTMLFormElement): URLSearchParams | null {
	if (![...form.elements].some(isTouched)) return null;
	const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
	return new URLSearchParams(fields);
}

function isTouched(element: Element): boolean {
	if (element instanceof HTMLSelectElement) return [...element.options].some((option) => option.selected !== option.defaultSelected);
	if (!(element instanceof HTMLInputElement) || element.name === '') return false;
	return element.checked !== element.defaultChecked || element.value !== element.defaultValue;
}
