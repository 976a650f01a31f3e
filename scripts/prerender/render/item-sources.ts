import { CatalogProduct } from '@titraj/contract/catalog.ts';
import { Location } from '@titraj/contract/location.ts';
import { PublishPost } from '@titraj/contract/publish.ts';
import { Compile } from 'typebox/compile';
import { toProductPage } from '#lib/catalog/server/product-screen.server.ts';
import { isPostPublic, isProductVisible } from '#lib/catalog/visibility.ts';
import { toPostPage } from '#lib/content/server/post-screen.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { readItem } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { type ContentType, toContentType } from '#lib/screens/content-types.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { toStorePage } from '#lib/stores/server/store-screens.server.ts';
import { idOf } from './item-id.ts';
import { readNamedCards } from './named-cards.ts';

/** Items per call by default; D3 allows 500. A response is several times its size in memory while it is read, in each worker. */
const BATCH_SIZE = 250;

export interface Batch {
	readonly items: readonly unknown[];
	readonly nextCursor: string | null;
	/** The item's page; null if visitors may not see it. Throws if the item violates the contract. */
	readonly toPage: (item: unknown) => LoadedPage | null;
}

interface Reading {
	readonly client: ApiClient;
	readonly site: Site;
}

export interface Position extends Reading {
	/** The first items if null. */
	readonly cursor: string | null;
	readonly limit?: number | undefined;
}

/** The list of a content type's items. */
export interface ItemSource {
	/** Fetches items from a cursor on. */
	fetch(from: Position): Promise<Batch>;
	/** Missing if items cannot be fetched by ids. */
	readonly byIds?: {
		/** What `fetch` would return, as ids: a small response that tells the next cursor early. Null if they cannot be asked for by their ids. */
		list(from: Omit<Position, 'site'>): Promise<IdList | null>;
		/** Ids that no longer exist are left out. Throws if the backend does not send the items of these ids. */
		fetch(from: Reading & { readonly ids: readonly number[] }): Promise<Omit<Batch, 'nextCursor'>>;
	};
}

export interface IdList {
	readonly ids: readonly number[];
	readonly nextCursor: string | null;
}

const CHECK = 'check the backend against the contract';

/** Maximum number of ids in a call (contract, `ids`). */
const MOST_IDS = 500;

const product = Compile(CatalogProduct);
const post = Compile(PublishPost);
const location = Compile(Location);

const ITEM_SOURCES: Partial<Readonly<Record<ContentType, ItemSource>>> = {
	product: {
		fetch: ({ client, site, cursor, limit = BATCH_SIZE }) => fetchProducts({ client, site }, { limit, ...(cursor !== null && { cursor }) }),
		byIds: {
			async list({ client, cursor, limit = BATCH_SIZE }) {
				const { items, nextCursor } = await fetchProductIds(client, { limit, ...(cursor !== null && { cursor }) });
				const ids = items.flatMap((item) => idOf(item) ?? []);
				return ids.length === items.length && ids.length <= MOST_IDS ? { ids, nextCursor } : null;
			},
			async fetch({ client, site, ids }) {
				const batch = await fetchProducts({ client, site }, { ids: ids.join(','), limit: ids.length });
				const sent = batch.items.flatMap((item) => idOf(item) ?? []);
				if (!sent.every((id) => ids.includes(id))) throw new Error(`the list of products has others than \`ids\` asks for; ${CHECK}`);
				const missing = ids.filter((id) => !sent.includes(id));
				// An item without an id fails by itself; a product that was deleted meanwhile is no longer listed.
				const isCut = missing.length > batch.items.length - sent.length;
				if (isCut && (await fetchProductIds(client, { ids: missing.join(','), limit: missing.length })).items.length > 0)
					throw new Error(`the list of products lacks some that \`ids\` asks for; ${CHECK}`);
				return batch;
			},
		},
	},
	post: {
		async fetch({ client, site, cursor, limit = BATCH_SIZE }) {
			const answer = unwrap(await client.call('_get_hapi_publish_posts', { mode: 'full', limit, ...(cursor !== null && { cursor }) }));
			return toBatch(answer, (item) => {
				const read = readItem(PublishPost, post, item);
				return isPostPublic(read) && !read.redirect_url_without_domain ? toPostPage(read, site) : null;
			});
		},
	},
	location: {
		async fetch({ client, site, cursor, limit = BATCH_SIZE }) {
			const answer = unwrap(await client.call('_get_hapi_location', { limit, ...(cursor !== null && { cursor }) }));
			return toBatch(answer, (item) => {
				const read = readItem(Location, location, item);
				return read.visible ? toStorePage(read, site) : null;
			});
		},
	},
};

/** Which products of the list a call asks for. */
type Part = { readonly ids?: string; readonly cursor?: string; readonly limit: number };

/** Full products with the cards that they name (ADR 98). */
async function fetchProducts({ client, site }: Reading, part: Part): Promise<Batch> {
	const answer = unwrap(await client.call('_get_hapi_catalog_products', { mode: 'full', cards: 'once', sort: 'id', ...part }));
	const cards = readNamedCards({ ...answer, items: itemsOf(answer) }, site.currency.code);
	return toBatch(answer, (item) => {
		const read = readItem(CatalogProduct, product, item);
		return isProductVisible(read) ? toProductPage(cards.complete(read), site, cards.toCard) : null;
	});
}

/** Products of which only the id is known. */
async function fetchProductIds(client: ApiClient, part: Part): Promise<Pick<Batch, 'items' | 'nextCursor'>> {
	const answer = unwrap(await client.call('_get_hapi_catalog_products', { response_fields: 'id', sort: 'id', ...part }));
	return { items: itemsOf(answer), nextCursor: answer.next_cursor || null };
}

const toBatch = (answer: Answer, toPage: Batch['toPage']): Batch => ({ items: itemsOf(answer), nextCursor: answer.next_cursor || null, toPage });

interface Answer {
	readonly items: readonly unknown[];
	readonly next_cursor: string | null;
}

/** The crawler's client does not validate responses, so the list is checked here. */
function itemsOf({ items }: Answer): readonly unknown[] {
	if (!Array.isArray(items)) throw new Error(`the list has no items; ${CHECK}`);
	return items;
}

/** The list of a content type's items; undefined if the backend has none. */
export function itemSourceOf(contentType: string): ItemSource | undefined {
	const type = toContentType(contentType);
	return type === null ? undefined : ITEM_SOURCES[type];
}

/** An item's name in messages: its address, or else its id. */
export function nameOfItem(item: unknown, contentType: string): string {
	if (typeof item !== 'object' || item === null) return `${contentType} (not an object)`;
	if ('url_without_domain' in item && typeof item.url_without_domain === 'string') return item.url_without_domain;
	return 'id' in item ? `${contentType} ${String(item.id)}` : `${contentType} without an id`;
}
