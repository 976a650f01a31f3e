import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Subscribes the address of the form and shows the result in its message. */
export async function sendNewsletterForm(form: HTMLFormElement): Promise<void> {
	const input = form.querySelector('input');
	const message = form.querySelector('[role="status"]');
	if (!input || !message || form.ariaBusy === 'true') return;
	form.ariaBusy = 'true';
	const answer = await fetchApi('/api/hapi/newsletter/subscribe', { method: 'POST', body: { email: input.value } });
	form.ariaBusy = null;
	message.textContent = (answer.ok ? form.dataset['done'] : form.dataset['failed']) ?? '';
	if (answer.ok) input.value = '';
	else input.focus();
}
