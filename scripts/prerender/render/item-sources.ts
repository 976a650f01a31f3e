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
import { readNamedCards } from './named-cards.ts';

/** Items per call by default; D3 allows 500. A response is several times its size in memory while it is read, in each worker. */
const BATCH_SIZE = 250;

interface Batch {
	readonly items: readonly unknown[];
	readonly nextCursor: string | null;
	/** The item's page; null if visitors may not see it. Throws if the item violates the contract. */
	readonly toPage: (item: unknown) => LoadedPage | null;
}

/** Fetches items of a content type from a cursor on. */
type FetchItems = (from: {
	readonly client: ApiClient;
	readonly site: Site;
	readonly cursor: string | null;
	readonly limit?: number | undefined;
}) => Promise<Batch>;

const product = Compile(CatalogProduct);
const post = Compile(PublishPost);
const location = Compile(Location);

const ITEM_SOURCES: Partial<Readonly<Record<ContentType, FetchItems>>> = {
	async product({ client, site, cursor, limit = BATCH_SIZE }) {
		const query = { mode: 'full', cards: 'once', sort: 'id', limit, ...(cursor !== null && { cursor }) } as const;
		const answer = unwrap(await client.call('_get_hapi_catalog_products', query));
		const cards = readNamedCards(answer.named_cards, site.currency.code);
		return toBatch(answer, (item) => {
			const read = readItem(CatalogProduct, product, item);
			return isProductVisible(read) ? toProductPage(cards.complete(read), site, cards.toCard) : null;
		});
	},
	async post({ client, site, cursor, limit = BATCH_SIZE }) {
		const answer = unwrap(await client.call('_get_hapi_publish_posts', { mode: 'full', limit, ...(cursor !== null && { cursor }) }));
		return toBatch(answer, (item) => {
			const read = readItem(PublishPost, post, item);
			return isPostPublic(read) && !read.redirect_url_without_domain ? toPostPage(read, site) : null;
		});
	},
	async location({ client, site, cursor, limit = BATCH_SIZE }) {
		const answer = unwrap(await client.call('_get_hapi_location', { limit, ...(cursor !== null && { cursor }) }));
		return toBatch(answer, (item) => {
			const read = readItem(Location, location, item);
			return read.visible ? toStorePage(read, site) : null;
		});
	},
};

/** The crawler's client does not validate responses, so the list is checked here. */
function toBatch(answer: { items: readonly unknown[]; next_cursor: string | null }, toPage: Batch['toPage']): Batch {
	if (!Array.isArray(answer.items)) throw new Error('the list has no items; check the backend against the contract');
	return { items: answer.items, nextCursor: answer.next_cursor ?? null, toPage };
}

/** Fetches the items of a content type; undefined if the backend has no list of them. */
export function itemSourceOf(contentType: string): FetchItems | undefined {
	const type = toContentType(contentType);
	return type === null ? undefined : ITEM_SOURCES[type];
}

/** An item's name in messages: its address, or else its id. */
export function nameOfItem(item: unknown, contentType: string): string {
	if (typeof item !== 'object' || item === null) return `${contentType} (not an object)`;
	if ('url_without_domain' in item && typeof item.url_without_domain === 'string') return item.url_without_domain;
	return 'id' in item ? `${contentType} ${String(item.id)}` : `${contentType} without an id`;
}
