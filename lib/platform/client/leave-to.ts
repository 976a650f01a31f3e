/**
 * Opens an address after a form was sent. On Back, Safari shows the page as it was left, with a form that is busy; then it is loaded again, because what belongs
 * there may depend on what was sent.
 */
export function leaveTo(address: string): void {
	addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
	location.assign(address);
}
