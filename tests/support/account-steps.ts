import { readJwt, type TestBackend } from './start-test-backend.ts';

export const PASSWORD = 'tihi kondenzator';

export interface SentMail {
	template: string;
	subject: string;
	text: string;
	html: string;
	/** Pictures that the HTML shows. */
	attachments: { cid: string; base64: string }[] | null;
	lang: string;
	/** Id and code at the end of the first link that has both. */
	id: string;
	code: string;
}

/** The mails to an address, newest first, as shown by the outbox. */
export async function mailsTo(backend: TestBackend, recipient: string): Promise<SentMail[]> {
	const { body } = await backend.send(`/dev/outbox?format=json&recipient=${encodeURIComponent(recipient)}`);
	if (!Array.isArray(body)) throw new Error('the outbox is closed');
	return body.map((mail) => {
		const [, id = '', code = ''] = /\/([0-9a-f-]{36})\/([\w-]+)\/$/m.exec(mail.text) ?? [];
		return { ...mail, id, code };
	});
}

export async function lastMailTo(backend: TestBackend, recipient: string): Promise<SentMail> {
	const [mail] = await mailsTo(backend, recipient);
	if (mail === undefined) throw new Error(`no mail to ${recipient}`);
	return mail;
}

export async function logIn(backend: TestBackend, { email, password = PASSWORD, as }: { email: string; password?: string; as?: string }): Promise<string> {
	return readJwt((await backend.call('_post_hapi_auth_login', { email, password }, as ?? (await backend.newToken()))).body);
}

/** Creates a customer: signup, mail, confirmation, login. Returns the token. */
export async function newCustomer(backend: TestBackend, email: string): Promise<string> {
	await backend.call('_post_hapi_auth_signup', { email, password: PASSWORD, first_name: 'Iva', last_name: 'Ivić', accept_terms: true });
	const { id, code } = await lastMailTo(backend, email);
	await backend.call('_get_hapi_auth_signup_confirm', { id, code });
	return logIn(backend, { email });
}

/** The response of a call, typed loosely for assertions. */
export function open(body: unknown): { success: boolean; label_name?: string; errors?: Record<string, string>; data: Record<string, unknown> } {
	if (typeof body !== 'object' || body === null || !('success' in body)) throw new Error(`no envelope: ${JSON.stringify(body)}`);
	return { data: {}, ...body } as never;
}
