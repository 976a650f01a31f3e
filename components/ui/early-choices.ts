/**
 * What somebody chose in a form before its code was there, as the query that it would send; null where it is as it was delivered. Of a form that React made itself it
 * can tell nothing.
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
