/** A request of a payment provider's server or of a returning browser, as it arrived. */
export interface ProviderMessage {
	readonly method: 'GET' | 'POST';
	/** The called address of the shop, without its query. */
	readonly address: string;
	/** Header names are lower case. */
	readonly headers: Readonly<Record<string, string>>;
	/** Query of the address, without its question mark. */
	readonly query: string;
	/** The body, byte by byte: signatures are computed over it. */
	readonly body: Uint8Array;
}

export type Fields = Readonly<Record<string, string>>;

/** Text of the body. */
export const bodyText = ({ body }: Pick<ProviderMessage, 'body'>): string => new TextDecoder().decode(body);

/** Fields of a message: those of a form, the texts and numbers of a JSON object, or the query of a GET. Empty for other bodies. */
export function fieldsOf(message: ProviderMessage): Fields {
	if (message.method === 'GET') return Object.fromEntries(new URLSearchParams(message.query));
	const type = (message.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
	if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(bodyText(message)));
	return type === 'application/json' ? jsonFields(bodyText(message)) : {};
}

function jsonFields(text: string): Fields {
	try {
		const body: unknown = JSON.parse(text);
		if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
		return Object.fromEntries(Object.entries(body).flatMap(([name, value]) => (isScalar(value) ? [[name, String(value)]] : [])));
	} catch {
		return {};
	}
}

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** A message that consists of the fields of a form. */
export const messageOf = (fields: Fields): ProviderMessage => ({
	method: 'POST',
	address: '',
	headers: { 'content-type': 'application/x-www-form-urlencoded' },
	query: '',
	body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
});
