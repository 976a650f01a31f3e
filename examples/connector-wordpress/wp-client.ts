import { CallError, call, parseReply } from '@titraj/connector';
import type { WpItem } from './types.ts';

export interface WpAccess {
	/** Address of the site, such as `https://blog.example`. Use https: the password is sent with each call. */
	readonly url: string;
	/** With an application password, drafts, scheduled and private ones are read, too. */
	readonly user?: string;
	readonly password?: string;
	/** Milliseconds; 30,000 by default. */
	readonly timeout?: number;
}

export type WpType = 'posts' | 'pages';

const PER_PAGE = 50;
/** All but revisions and automatic drafts. */
const STATUSES = 'publish,future,draft,pending,private,trash';

export interface WpClient {
	/** One page of a list, the earliest change first. `after` is an ISO 8601 time. */
	readPage(
		type: WpType,
		query: { readonly page: number; readonly after: string | null },
	): Promise<{ readonly items: readonly WpItem[]; readonly isLast: boolean }>;
}

export function openWordPress({ url, user = '', password = '', timeout = 30_000 }: WpAccess): WpClient {
	const isKnown = user !== '' && password !== '';
	const headers: Record<string, string> = isKnown ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {};
	return {
		async readPage(type, { page, after }) {
			const address = new URL(`${url.replace(/\/$/, '')}/wp-json/wp/v2/${type}`);
			const query = {
				...{ per_page: PER_PAGE, page, orderby: 'modified', order: 'asc', _embed: 'author,wp:featuredmedia,wp:term' },
				...(after !== null && { modified_after: after }),
				...(isKnown && { context: 'edit', status: STATUSES }),
			};
			for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
			try {
				const reply = await call({ method: 'GET', url: address.href, headers, timeout });
				const items = parseReply(reply, address.href);
				if (!Array.isArray(items)) throw new CallError(`${address.pathname} gave no list`, { outcome: 'failed' });
				// Caches may drop the header. A page may be shorter than it should be: WordPress leaves out what the user may not read.
				const pages = Number(reply.headers.get('x-wp-totalpages') ?? Number.NaN);
				return { items, isLast: Number.isNaN(pages) ? items.length === 0 : page >= pages };
			} catch (error) {
				// The list became shorter, or has exactly as many items as the pages before.
				if (page > 1 && error instanceof CallError && error.status === 400) return { items: [], isLast: true };
				throw error instanceof CallError && error.outcome === 'refused' ? new CallError(error.message, { outcome: 'failed', status: error.status }) : error;
			}
		},
	};
}
