import { hashPassword } from '@titraj/backend/accounts/session/passwords.ts';
import type { Role } from '@titraj/backend/staff/index.ts';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';

interface PersonReply {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
	readonly body: any;
}

/** A browser with a page of the back office: it stores cookies, and sends the session's token as the application does. */
export interface PersonBrowser {
	call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<PersonReply>;
	signIn(email: string, password: string): Promise<PersonReply>;
	cookie(): string;
	csrf(): string;
}

export const STAFF_PASSWORD = 'tihi kondenzator';

export function openPersonBrowser(backend: Pick<RunningBackend, 'url'>): PersonBrowser {
	const cookies = new Map<string, string>();
	let csrf = '';
	const toCookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
	const call: PersonBrowser['call'] = async (method, path, body, headers = {}) => {
		const response = await fetch(`${backend.url}/merchant/v1${path}`, {
			method,
			headers: {
				...{ cookie: toCookie(), origin: backend.url, 'sec-fetch-site': 'same-origin' },
				...(method !== 'GET' && { 'x-csrf-token': csrf }),
				...(body !== undefined && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		const isJson = (response.headers.get('content-type') ?? '').includes('json');
		return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
	};
	return {
		call,
		async signIn(email, password) {
			const reply = await call('POST', '/session', { email, password });
			if (reply.status === 200) csrf = reply.body.csrf;
			return reply;
		},
		cookie: toCookie,
		csrf: () => csrf,
	};
}

let people = 0;

/** Adds a person with a role. */
export async function addPerson(db: RunningBackend['db'], role: Role): Promise<{ id: number; email: string }> {
	people += 1;
	const email = `${role}-${people}@osoblje.example`;
	const row = { email, password_hash: await hashPassword(STAFF_PASSWORD), first_name: 'Iva', last_name: 'Ivić', role, staff: true };
	const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
	return { id, email };
}

/** A new person with a role, signed in. */
export async function openPerson(
	backend: Pick<RunningBackend, 'url' | 'db'>,
	role: Role,
): Promise<PersonBrowser & { readonly email: string; readonly id: number }> {
	const { id, email } = await addPerson(backend.db, role);
	const browser = openPersonBrowser(backend);
	const { status } = await browser.signIn(email, STAFF_PASSWORD);
	if (status !== 200) throw new Error(`The ${role} could not sign in: ${status}`);
	return { ...browser, email, id };
}
