import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WpItem } from './types.ts';
import type { WpType } from './wp-client.ts';

export interface WpDouble {
	readonly url: string;
	readonly access: { readonly user: string; readonly password: string };
	/** Creates or changes a post or page; returns its id. */
	put(type: WpType, item: Partial<WpItem>): number;
	/** Deletes it for good, not only into the bin. */
	remove(type: WpType, id: number): void;
	/** A picture at an address of the site. */
	putPicture(path: string, bytes: Uint8Array): void;
	/** Addresses of pictures that were read. */
	readonly reads: readonly string[];
	close(): Promise<void>;
}

/** Minutes by which the site's clock is ahead of UTC: `modified_after` is compared with its local time. */
const ZONE = 120;

/** A WordPress site of our own: lists with pages, `_embed`, `context=edit` with an application password, and its errors, as the REST API handbook describes them. */
export async function openWpDouble(): Promise<WpDouble> {
	const access = { user: 'urednik', password: 'abcd EFGH 1234 ijkl MNOP 6789' };
	const items: Readonly<Record<WpType, Map<number, WpItem>>> = { posts: new Map(), pages: new Map() };
	const pictures = new Map<string, Uint8Array>();
	const reads: string[] = [];
	let [last, clock] = [0, Date.parse('2026-11-01T10:00:00Z')];
	const authorization = `Basic ${Buffer.from(`${access.user}:${access.password}`).toString('base64')}`;

	const list = (type: WpType, query: URLSearchParams, isKnown: boolean, response: ServerResponse) => {
		if (query.get('context') === 'edit' && !isKnown) return send(response, 401, { code: 'rest_forbidden_context', data: { status: 401 } });
		const statuses = new Set(isKnown ? (query.get('status') ?? 'publish').split(',') : ['publish']);
		const after = query.get('modified_after');
		const found = [...items[type].values()]
			.filter(({ status = 'publish' }) => statuses.has(status))
			.filter(({ modified_gmt }) => after === null || Date.parse(`${modified_gmt}Z`) + ZONE * 60_000 > Date.parse(`${after}Z`))
			.toSorted((one, other) => String(one.modified_gmt).localeCompare(String(other.modified_gmt)));
		const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
		const pages = Math.ceil(found.length / size);
		if (page > 1 && page > pages) return send(response, 400, { code: 'rest_post_invalid_page_number', data: { status: 400 } });
		send(response, 200, found.slice((page - 1) * size, page * size), { 'x-wp-total': String(found.length), 'x-wp-totalpages': String(pages) });
	};
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '', 'http://double');
		const picture = pictures.get(url.pathname);
		if (picture !== undefined) {
			reads.push(url.pathname);
			response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
			return;
		}
		const type = url.pathname.replace('/wp-json/wp/v2/', '');
		if (type === 'posts' || type === 'pages') list(type, url.searchParams, request.headers.authorization === authorization, response);
		else send(response, 404, { code: 'rest_no_route', data: { status: 404 } });
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, access, reads },
		put(type, item) {
			last += 1;
			clock += 1000;
			const id = item.id ?? last;
			const modified_gmt = new Date(clock).toISOString().slice(0, 19);
			items[type].set(id, { status: 'publish', slug: `clanak-${id}`, date_gmt: '2024-03-01T09:30:00', ...items[type].get(id), ...item, id, modified_gmt });
			return id;
		},
		remove: (type, id) => void items[type].delete(id),
		putPicture: (path, bytes) => void pictures.set(path, bytes),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

const send = (response: ServerResponse, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void =>
	void response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(JSON.stringify(body));
