/** Makes the footer's newsletter form submit without leaving the page; the code is loaded with the first submit. */
export function startNewsletterForm(): void {
	document.addEventListener('submit', (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.dataset['newsletter'] === undefined) return;
		event.preventDefault();
		import('./send-newsletter-form.client.ts').then(
			({ sendNewsletterForm }) => sendNewsletterForm(form),
			() => form.submit(),
		);
	});
}
