/** Lets the footer's newsletter form send its address without leaving the page; its code comes with the first submit. */
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
