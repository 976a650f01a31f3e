export interface CallSettings {
	/** Address of the backend; its path is the prefix of calls with fixed paths (0068). */
	readonly url: string;
	/** Value of the base-host header. */
	readonly host: string;
	readonly token?: string;
	/** Whether POST and PUT bodies carry `lang`, as APPEND_LANG sets it for the storefront; true by default. */
	readonly appendLang?: boolean;
	/** Milliseconds. */
	readonly timeout: number;
}

export interface WantedCall {
	readonly method: string;
	/** Path from the endpoint table. */
	readonly path: string;
	readonly request: Readonly<Record<string, unknown>>;
}

/** The response. Without one `status` is 0 and `failure` says why. `body` is undefined if it is not JSON. */
export interface Answer {
	readonly status: number;
	readonly type: string;
	readonly body: unknown;
	/** Raw body of the response. */
	readonly text: string;
	/** Target of a redirect. */
	readonly location?: string;
	readonly ms: number;
	readonly failure: string | null;
}

/** Language of requested responses. */
const LANG = 'hr';

/** Sends one call as the storefront does (Spec 7), but without retries, so that the report shows what the backend does. */
export async function callBackend({ url, host, token, appendLang, timeout }: CallSettings, { method, path, request }: WantedCall): Promise<Answer> {
	const started = performance.now();
	const target = new URL(path, url);
	const headers: Record<string, string> = {
		accept: 'application/json',
		'base-host': host,
		'base-lang': LANG,
		...(token !== undefined && { authorization: `Bearer ${token}` }),
	};
	if (method === 'GET') for (const [name, value] of Object.entries(request)) target.searchParams.set(name, String(value));
	else headers['content-type'] = 'application/json';
	const appended = appendLang !== false && method !== 'DELETE' ? { lang: LANG } : {};
	const body = method === 'GET' ? undefined : JSON.stringify({ ...request, ...appended });
	try {
		const response = await fetch(target, { method, headers, signal: AbortSignal.timeout(timeout), redirect: 'manual', ...(body !== undefined && { body }) });
		const text = await response.text();
		const [type, location] = ['content-type', 'location'].map((name) => response.headers.get(name));
		const answer = { status: response.status, type: type ?? '', body: parse(text), text, ms: performance.now() - started, failure: null };
		return location ? { ...answer, location } : answer;
	} catch (cause) {
		return { status: 0, type: '', body: undefined, text: '', ms: performance.now() - started, failure: describe(cause) };
	}
}

function describe(cause: unknown): string {
	if (!(cause instanceof Error)) return String(cause);
	if (cause.name === 'TimeoutError') return 'no answer in time';
	const inner = cause.cause;
	if (!(inner instanceof Error)) return cause.message;
	// A host with IPv4 and IPv6 addresses fails with one error for each, and the AggregateError has no message.
	return inner instanceof AggregateError ? inner.errors.map(String).join(', ') : `${inner.message}${codeOf(inner)}`;
}

function codeOf(error: Error): string {
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	return code === '' || error.message.includes(code) ? '' : ` (${code})`;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
