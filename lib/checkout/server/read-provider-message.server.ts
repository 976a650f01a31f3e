import { type Fields, fieldsOf, type ProviderMessage } from '@titraj/contract/shop/provider-message.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import type { RequestOf } from '#lib/platform/http/client.ts';
import { readAtMost } from '#lib/platform/server/http/read-at-most.server.ts';

type Sent = Pick<RequestOf<'_post_hapi_webshop_payment_notice'>, 'fields' | 'message'>;

const LONGEST_BODY = 256 * 1024;
const LONGEST_FORM = 32 * 1024;
const LONGEST_QUERY = 16 * 1024;
const MOST_FIELDS = 60;
const MOST_HEADERS = 60;
/** The visitor's session is no business of a payment provider, and these describe the connection to the storefront. */
const NOT_SENT: ReadonlySet<string> = new Set(['cookie', 'connection', 'transfer-encoding', 'keep-alive', 'upgrade', 'te', 'trailer', 'proxy-authorization']);

/** What a provider sent, unchanged, and its fields. Null if there is nothing in it, and above the size limits. */
export async function readProviderMessage(request: Request, { siteUrl }: Pick<Environment, 'siteUrl'>): Promise<Sent | null> {
	const { pathname, search } = new URL(request.url);
	const query = search.slice(1);
	const body = request.method === 'GET' ? new Uint8Array() : await readAtMost(request, isForm(request) ? LONGEST_FORM : LONGEST_BODY);
	if (body === null || query.length > LONGEST_QUERY) return null;
	const headers = [...request.headers].filter(([name, value]) => !NOT_SENT.has(name) && name.length <= 100 && value.length <= 8192).slice(0, MOST_HEADERS);
	const message: ProviderMessage = {
		method: request.method === 'GET' ? 'GET' : 'POST',
		address: `${siteUrl}${pathname}`,
		headers: Object.fromEntries(headers),
		query,
		body,
	};
	const fields = fieldsOf(message);
	if (Object.keys(fields).length === 0 && body.byteLength === 0) return null;
	const isPlain = isSmall(fields);
	if (!isPlain && (message.method === 'GET' || isForm(request))) return null;
	return { fields: isPlain ? fields : {}, message: { ...message, body: Buffer.from(body).toString('base64') } };
}

const isForm = ({ headers }: Request): boolean => /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');

function isSmall(fields: Fields): boolean {
	const pairs = Object.entries(fields);
	return pairs.length <= MOST_FIELDS && pairs.every(([name, value]) => name.length <= 60 && value.length <= 2000);
}
