/** Text of the newest mail to an address, from the demo backend's outbox. */
export async function readMail(url: string, recipient: string): Promise<string> {
	const query = new URLSearchParams({ recipient, format: 'json' });
	const mails: unknown = await (await fetch(`${url}/dev/outbox?${query}`)).json();
	const newest: unknown = Array.isArray(mails) ? mails[0] : undefined;
	if (typeof newest !== 'object' || newest === null || !('text' in newest)) throw new Error(`No mail to ${recipient}`);
	return String(newest.text);
}

/** The last two segments of a link in a mail. */
export function proofIn(text: string): { id: string; code: string } {
	const [, id, code] = /https?:\/\/\S+\/([\w-]+)\/([\w-]+)\/(?:\s|$)/.exec(text) ?? [];
	if (id === undefined || code === undefined) throw new Error(`No link in: ${text}`);
	return { id, code };
}

/** `{id}-{code}`, the last segment of a newsletter's link. */
export function keyIn(text: string): { id: number; code: string } {
	const [, id, code] = /https?:\/\/\S+\/(\d+)-([\w-]+)\//.exec(text) ?? [];
	if (id === undefined || code === undefined) throw new Error(`No key in: ${text}`);
	return { id: Number(id), code };
}
