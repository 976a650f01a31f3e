import { readText } from '#lib/platform/server/http/read-body.server.ts';

const LIMIT = 32 * 1024;
const MOST_FIELDS = 60;

/** Fields that a provider sent: a form body, a JSON object, or the query of a GET. Null for any other format, and above the size limits. */
export async function readWebhookFields(request: Request): Promise<Record<string, string> | null> {
	const fields = request.method === 'GET' ? new URL(request.url).searchParams : await readFields(request);
	const pairs = [...(fields ?? [])];
	const isPlain = pairs.every(([name, value]) => name.length <= 60 && value.length <= 2000);
	return pairs.length > 0 && pairs.length <= MOST_FIELDS && isPlain ? Object.fromEntries(pairs) : null;
}

async function readFields(request: Request): Promise<Iterable<[string, string]> | null> {
	const text = await readText(request, LIMIT);
	if (text === null) return null;
	const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
	if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(text);
	return type === 'application/json' ? readJson(text) : null;
}

function readJson(text: string): [string, string][] | null {
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
		return Object.entries(body).map(([name, value]) => [name, String(value)]);
	} catch {
		return null;
	}
}
