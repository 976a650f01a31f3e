/** An editor's browser without scripts: stores its cookie and submits forms as a browser does. */
export interface EditorBrowser {
	get(path: string): Promise<{ status: number; text: string; headers: Headers }>;
	/** Submits a form; `csrf` and origin are those of the page by default. */
	post(
		path: string,
		fields: Readonly<Record<string, string>>,
		headers?: Readonly<Record<string, string>>,
	): Promise<{ status: number; text: string; headers: Headers }>;
	signIn(email?: string, password?: string): Promise<number>;
}

export function openEditor(origin: string): EditorBrowser {
	const cookies = new Map<string, string>();
	let csrf = '';
	const ask = async (path: string, init: RequestInit) => {
		const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
		const response = await fetch(origin + path, { redirect: 'manual', ...init, headers: { ...init.headers, ...(cookie && { cookie }) } });
		const text = await response.text();
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? csrf;
		return { status: response.status, text, headers: response.headers };
	};
	const post: EditorBrowser['post'] = (path, fields, headers = {}) =>
		ask(path, { method: 'POST', body: new URLSearchParams({ csrf, ...fields }), headers: { origin, 'sec-fetch-site': 'same-origin', ...headers } });
	return {
		get: (path) => ask(path, {}),
		post,
		async signIn(email = 'urednik@titraj.example', password = 'titraj-urednik') {
			const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
			const { status } = await ask('/merchant/v1/session', { method: 'POST', body: JSON.stringify({ email, password }), headers });
			await ask('/admin/natpisi/', {});
			return status;
		},
	};
}
