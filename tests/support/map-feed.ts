import { describeFeed } from '@titraj/backend/import/detection/describe-feed.ts';
import { type FeedProduct, prepareFeed } from '@titraj/backend/import/feed-products.ts';
import type { MappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';
import { mergeMapping } from '@titraj/backend/import/mapping/merge-mapping.ts';
import { type FeedOptions, openFeed } from '@titraj/backend/import/open-feed.ts';
import { SHIPPED_FIELDS } from '@titraj/contract/shop/shipped-fields.ts';

/** The products of a feed as rows of the merchant API, with the detected format. */
export async function mapFeed(file: string, { mapping, url, ...options }: FeedOptions & { mapping?: Partial<MappingFile>; url?: string } = {}) {
	const feed = await openFeed(file, options);
	const prepared = await prepareFeed(
		feed,
		feed.mapping === null && mapping === undefined ? null : mergeMapping(feed.mapping ?? { columns: {} }, mapping ?? {}),
		{ fields: SHIPPED_FIELDS, ...(url !== undefined && { url }) },
	);
	const products: FeedProduct[] = [];
	for await (const product of prepared.read()) products.push(product);
	return { described: describeFeed(feed, prepared.settings), products };
}

/** The outcome of each row: its sku and, if it was refused, the reason. */
export const toOutcomes = (products: readonly FeedProduct[]) =>
	products.map((product) => [
		product.line,
		product.ok ? product.row.sku : product.sku,
		product.ok ? 'ok' : product.errors.map(({ field, reason }) => `${field}: ${reason}`).join('; '),
	]);

export const rowOf = (products: readonly FeedProduct[], sku: string) => {
	const found = products.find((product) => product.ok && product.row.sku === sku);
	return found?.ok ? found.row : undefined;
};
