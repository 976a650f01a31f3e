import { inject } from 'vitest';

/** Waits for a mail to an address with `word` in its link's path, and returns that path. */
export async function mailedPath(recipient: string, word: string, backendUrl: string = inject('backendUrl')): Promise<string> {
	const query = new URLSearchParams({ recipient, format: 'json' });
	for (let attempt = 0; attempt < 50; attempt++) {
		const mails: readonly { text: string }[] = await (await fetch(`${backendUrl}/dev/outbox?${query}`)).json();
		for (const { text } of mails) {
			const link = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url)).find(({ pathname }) => pathname.includes(word));
			if (link) return `${link.pathname}${link.search}`;
		}
		await new Promise((done) => setTimeout(done, 200));
	}
	throw new Error(`No mail to ${recipient} leads to ${word}`);
}
