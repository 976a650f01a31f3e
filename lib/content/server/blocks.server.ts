import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import type { Block } from '@titraj/contract/cms.ts';
import type { PublishPostItem } from '@titraj/contract/publish.ts';
import { allManufacturers, toManufacturerTile } from '#lib/catalog/server/catalog-screens.server.ts';
import { toCategoryTiles } from '#lib/catalog/server/category-screen.server.ts';
import { toProductCard } from '#lib/catalog/to-product-card.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import type { BlockData } from '../blocks.ts';
import { toPostCard } from '../to-post-card.ts';
import { prepareHtml } from './prepare-html.server.ts';

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

const POSTS_A_CALL = 100;

interface Filled {
	readonly block: BlockData;
	readonly tags?: readonly string[];
}

/** Loads the data of a page's blocks (D12), and returns them with the cache tags of the entities that they show. */
export async function fillBlocks(client: ApiClient, site: Site, blocks: readonly Block[]): Promise<{ blocks: BlockData[]; tags: string[] }> {
	const filled = await Promise.all(blocks.map((block) => fillBlock(client, site, block)));
	return { blocks: filled.map(({ block }) => block), tags: filled.flatMap(({ tags }) => tags ?? []) };
}

async function fillBlock(client: ApiClient, site: Site, block: Block): Promise<Filled> {
	switch (block.type) {
		case 'hero':
		case 'promo':
			return { block: toBanner(block) };
		case 'categories':
			return fillCategories(site, block);
		case 'list':
			return fillList(client, site, block);
		case 'product':
			return fillProducts(client, site, block);
		case 'posts':
			return toPosts(site, unwrap(await client.call('_get_hapi_publish_posts', { mode: 'list', limit: block.limit })).items, block.title);
		case 'post':
			return toPosts(site, await findPosts(client, block.post_ids), '');
		case 'brands':
			return fillBrands(client, site, block);
		case 'menu':
			return {
				block: { type: 'menu', items: (site.menus.find((menu) => menu.code === block.code)?.items ?? []).map(({ title, url }) => ({ title, url })) },
				tags: ['menus'],
			};
		case 'content':
			return { block: { type: 'content', html: prepareHtml(block.html, site).html } };
		case 'title':
		case 'intro':
		case 'button':
			return { block };
	}
}

/** The chosen categories, or the top-level ones if none is chosen. Each empty one is replaced by a top-level category that contains no chosen one, so that the row has no gap. */
function fillCategories({ categories }: Site, block: BlockOf<'categories'>): Filled {
	const tops = categories.filter(({ level }) => level === 1);
	const ids = block.category_ids.length > 0 ? block.category_ids : tops.map(({ id }) => id);
	const chosen = pick(ids, categories).filter(isFilled);
	const holds = (top: CatalogCategory) => chosen.some(({ url_without_domain: url }) => url.startsWith(top.url_without_domain));
	const standIns = tops.filter((top) => isFilled(top) && !holds(top)).slice(0, ids.length - chosen.length);
	const watched = new Set([...ids, ...(chosen.length < ids.length ? tops.map(({ id }) => id) : [])]);
	return {
		block: { type: 'categories', title: block.title, tiles: toCategoryTiles([...chosen, ...standIns]) },
		tags: [...watched].map((id) => `tile:${id}`),
	};
}

const isFilled = ({ products_total }: CatalogCategory): boolean => products_total > 0;

function toBanner(block: BlockOf<'hero' | 'promo'>): BlockData {
	return {
		type: block.type,
		title: block.title,
		text: block.text,
		button: { title: block.button_title, url: block.button_url },
		...(block.image && { picture: toPicture(block.image.thumbs, '', 640) }),
	};
}

async function fillList(client: ApiClient, site: Site, block: BlockOf<'list'>): Promise<Filled> {
	const [products, lists] = await Promise.all([
		client.call('_get_hapi_catalog_products', { mode: 'card', list_code: block.list_code, limit: Math.min(block.limit, 24), page: 1 }).then(unwrap),
		client.call('_get_hapi_catalog_lists', { limit: 0 }).then(unwrap),
	]);
	const list = lists.items.find((candidate) => candidate.code === block.list_code);
	return {
		block: {
			type: 'products',
			title: block.title,
			...(list && { url: list.url_without_domain }),
			products: products.items.map((item) => toProductCard(item, site.currency.code)),
		},
		tags: [`list:${block.list_code}`, ...products.items.map((item) => `product:${item.id}`)],
	};
}

async function fillProducts(client: ApiClient, site: Site, block: BlockOf<'product'>): Promise<Filled> {
	const answer = unwrap(
		await client.call('_get_hapi_catalog_products', { mode: 'card', ids: block.product_ids.join(','), limit: Math.max(1, block.product_ids.length) }),
	);
	return {
		block: { type: 'products', title: '', products: pick(block.product_ids, answer.items).map((item) => toProductCard(item, site.currency.code)) },
		tags: block.product_ids.map((id) => `product:${id}`),
	};
}

function toPosts(site: Site, posts: readonly PublishPostItem[], title: string): Filled {
	const index = site.urls.publish;
	return {
		block: { type: 'posts', title, ...(index && { url: index }), posts: posts.map(toPostCard) },
		tags: ['posts', ...posts.map((post) => `post:${post.id}`)],
	};
}

/** Chosen posts in the editor's order. The API cannot filter posts by id, so the list is read until all are found. */
async function findPosts(client: ApiClient, ids: readonly number[]): Promise<readonly PublishPostItem[]> {
	const found: PublishPostItem[] = [];
	let cursor: string | null = null;
	do {
		const answer: { items: PublishPostItem[]; next_cursor: string | null } = unwrap(
			await client.call('_get_hapi_publish_posts', { mode: 'list', limit: POSTS_A_CALL, ...(cursor !== null && { cursor }) }),
		);
		found.push(...answer.items.filter(({ id }) => ids.includes(id)));
		cursor = answer.next_cursor || null;
	} while (cursor !== null && found.length < ids.length);
	return pick(ids, found);
}

async function fillBrands(client: ApiClient, site: Site, block: BlockOf<'brands'>): Promise<Filled> {
	const manufacturers = (await allManufacturers(client)).sort((a, b) => b.products_total - a.products_total || a.id - b.id).slice(0, block.limit);
	const index = site.urls.manufacturer;
	return {
		block: { type: 'brands', title: block.title, ...(index && { url: index }), manufacturers: manufacturers.map(toManufacturerTile) },
		tags: ['manufacturers'],
	};
}

function pick<Item extends { id: number }>(ids: readonly number[], items: readonly Item[]): Item[] {
	const byId = new Map(items.map((item) => [item.id, item]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
