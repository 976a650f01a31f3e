import { call, parseReply } from '@titraj/connector';

export interface WooAccess {
	/** Origin of the shop, such as `https://shop.example`. Use https: the key is sent with each call. */
	readonly url: string;
	readonly consumerKey: string;
	readonly consumerSecret: string;
	/** Milliseconds; 30,000 by default. */
	readonly timeout?: number;
}

type Query = Readonly<Record<string, string | number>>;

const PER_PAGE = 100;

export interface WooClient {
	read<T>(path: string, query?: Query): Promise<T>;
	/** One page of a list; `isLast` by its length: plugins and caches drop the headers with the number of pages. */
	readPage<T>(path: string, query: Query & { readonly page: number }): Promise<{ readonly items: readonly T[]; readonly isLast: boolean }>;
	/** All pages. */
	readAll<T>(path: string, query?: Query): AsyncGenerator<readonly T[]>;
	write<T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<T>;
}

export function openWoo({ url, consumerKey, consumerSecret, timeout = 30_000 }: WooAccess): WooClient {
	const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`;
	const send = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, { query = {}, body }: { query?: Query; body?: unknown }): Promise<T> => {
		const address = new URL(`${url.replace(/\/$/, '')}/wp-json/wc/v3${path}`);
		for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
		const content = body === undefined ? {} : { 'content-type': 'application/json' };
		const reply = await call({
			method,
			url: address.href,
			headers: { authorization, ...content },
			timeout,
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		return parseReply(reply, address.href) as T;
	};
	const read: WooClient['read'] = (path, query = {}) => send('GET', path, { query });
	const readPage = async <T>(path: string, query: Query & { readonly page: number }) => {
		const items = await read<T[]>(path, { per_page: PER_PAGE, ...query });
		if (!Array.isArray(items)) throw new Error(`${path} gave no list`);
		return { items, isLast: items.length < PER_PAGE };
	};
	return {
		read,
		readPage,
		async *readAll<T>(path: string, query: Query = {}) {
			for (let page = 1; ; page++) {
				const { items, isLast } = await readPage<T>(path, { ...query, page });
				yield items;
				if (isLast) return;
			}
		},
		write: (method, path, body) => send(method, path, { body }),
	};
}
