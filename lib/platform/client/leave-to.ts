/**
 * Opens an address after a form was sent. If the browser kept the page, Back shows it as it was left, with a form that is busy; then it is loaded again, because
 * what belongs there may depend on what was sent.
 */
export function leaveTo(address: string): void {
	addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
	location.assign(address);
}
