import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { toSortTitle } from '@titraj/backend/platform/text/sort-title.ts';
import { sql } from 'kysely';

/** Labels of the chrome, of products and of lists, and one that no page reads. */
const WORDS = ['chrome.categories', 'chrome.search', 'product.addToCart', 'cart.add', 'listing.sort', 'error.notFound.title', 'nobody.says.this'];

interface Editing {
	readonly db: Database;
	/** Random numbers between 0 and 1, the same in each run. */
	random(): number;
}

/** Items that can be edited. */
interface Stock {
	readonly products: { id: number }[];
	readonly categories: readonly { id: number }[];
	readonly manufacturers: readonly { id: number }[];
	readonly lists: readonly { code: string }[];
	readonly posts: readonly { id: number }[];
	readonly pages: readonly { id: number }[];
}

export async function readStock(db: Database): Promise<Stock> {
	return {
		products: await db.selectFrom('products').select('id').orderBy('id').execute(),
		categories: await db.selectFrom('categories').select('id').where('products_total', '>', 0).orderBy('id').execute(),
		manufacturers: await db.selectFrom('manufacturers').select('id').orderBy('id').execute(),
		lists: await db.selectFrom('product_lists').select('code').orderBy('id').execute(),
		posts: await db.selectFrom('posts').select('id').orderBy('id').execute(),
		pages: await db.selectFrom('pages').select('id').orderBy('id').execute(),
	};
}

/** Edits of single items by editors, stock changes and imports. */
export async function editOne({ db, random }: Editing, { products, categories, manufacturers, lists, posts, pages }: Stock): Promise<void> {
	const product = draw(random, products);
	const { id } = product;
	const change = (values: Record<string, unknown>) =>
		db
			.updateTable('products')
			.set({ ...values, updated_at: sql`now()` })
			.where('id', '=', id)
			.execute();
	const title = `Novi naziv ${Math.floor(random() * 1e6)}`;
	const kinds: (() => Promise<unknown>)[] = [
		() => change({ price_cents: 100 + Math.floor(random() * 200_000), sale_price_cents: null, lowest_price_cents: null }),
		() => change({ title, sort_title: toSortTitle(title) }),
		() => change({ quantity: sql`case when quantity > 0 then 0 else 5 end` }),
		() => change({ visible: sql`not visible` }),
		() => change({ short_description: title }),
		() => change({ category_id: draw(random, categories).id }),
		() => change({ manufacturer_id: draw(random, manufacturers).id }),
		async () => {
			const { code } = draw(random, lists);
			const left = await db.deleteFrom('product_list_items').where('list_code', '=', code).where('product_id', '=', id).executeTakeFirst();
			if (left.numDeletedRows === 0n) await db.insertInto('product_list_items').values({ list_code: code, product_id: id }).execute();
		},
		() => db.updateTable('posts').set({ title }).where('id', '=', draw(random, posts).id).execute(),
		() => db.updateTable('pages').set({ title }).where('id', '=', draw(random, pages).id).execute(),
		() => {
			products.splice(products.indexOf(product), 1);
			return db.deleteFrom('products').where('id', '=', id).execute();
		},
	];
	await draw(random, kinds)();
}

/** Edits of data that are on many pages. */
export async function editShared({ db, random }: Editing, { categories }: Stock): Promise<void> {
	const title = `Novo ${Math.floor(random() * 1e6)}`;
	const label = { name: draw(random, WORDS), text: title };
	const kinds: (() => Promise<unknown>)[] = [
		() =>
			db
				.insertInto('labels')
				.values(label)
				.onConflict((conflict) => conflict.column('name').doUpdateSet({ text: title }))
				.execute(),
		() => db.deleteFrom('labels').where('name', '=', label.name).execute(),
		() =>
			db
				.updateTable('menus')
				.set({ items: JSON.stringify([{ title, url: '/kontakt/', items: [] }]) })
				.where('code', '=', draw(random, ['footer', 'main', 'service']))
				.execute(),
		() => db.updateTable('categories').set({ title }).where('id', '=', draw(random, categories).id).execute(),
		() =>
			db
				.insertInto('redirects')
				.values({ old_path: `/staro-${title.slice(5)}/`, new_path: '/kontakt/', type: 301 })
				.execute(),
	];
	await draw(random, kinds)();
}

function draw<Item>(random: () => number, items: readonly Item[]): Item {
	const item = items[Math.floor(random() * items.length)];
	if (item === undefined) throw new Error('Nothing to draw from');
	return item;
}
