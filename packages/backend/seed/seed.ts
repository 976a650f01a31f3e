import type { Kysely } from 'kysely';
import { DEMO_CUSTOMER, writeUsers } from '../accounts/index.ts';
import { writeCoupons } from '../cart/index.ts';
import { writeCategories, writeManufacturers, writeProducts } from '../catalog/index.ts';
import { measureDocuments } from '../catalog/media/index.ts';
import { renewDates } from '../content/index.ts';
import { refreshDerived, vacuum } from '../listing/index.ts';
import { type TextTranslator, translateTexts } from '../localization/index.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import { readOrigin, writeOrigin } from '../platform/shop/origin.ts';
import { writeShopSettings } from '../platform/shop/shop-settings.ts';
import type { SourceCategory, SourceManufacturer, SourceProduct } from '../platform/source/catalog.ts';
import type { SourceContent } from '../platform/source/shop-content.ts';
import { DEMO_SHOP } from './demo-shop.ts';
import { writeContent } from './write-content.ts';
import { writeDemoOrders } from './write-demo-orders.ts';

export interface Seed {
	catalog: { categories: SourceCategory[]; manufacturers: SourceManufacturer[]; products: Iterable<SourceProduct> };
	content: SourceContent;
	/** Translates short texts. */
	translator?: TextTranslator;
}

const BATCH = 500;

/** Fills a new database in one transaction, so that an interrupted seed leaves nothing behind. Does nothing for a merchant's own shop. */
export async function seedWhenEmpty(db: Database, seed: Seed): Promise<void> {
	const seeded = await db.transaction().execute(async (trx) => {
		if ((await readOrigin(trx)) === 'own') return false;
		const framed = await writeFrame(trx, seed);
		if (await hasRows(trx, 'products')) {
			await writeDemoOrders(trx, DEMO_CUSTOMER);
			return framed;
		}
		await writeManufacturers(trx, seed.catalog.manufacturers);
		for (const batch of batches(seed.catalog.products, BATCH)) await writeProducts(trx, batch);
		await measureDocuments(trx);
		await refreshDerived(trx);
		if (seed.translator) await translateTexts(trx, seed.translator);
		await writeDemoOrders(trx, DEMO_CUSTOMER);
		return true;
	});
	if (seeded) await vacuum(db);
}

async function writeFrame(trx: Kysely<Tables>, { catalog, content, translator }: Seed): Promise<boolean> {
	if (await hasRows(trx, 'users')) {
		if (content.extras) await renewDates(trx, content.extras);
		return false;
	}
	await writeCategories(trx, catalog.categories);
	await writeContent(trx, content);
	await writeUsers(trx);
	await writeShopSettings(trx, DEMO_SHOP);
	await writeOrigin(trx, 'demo');
	await writeCoupons(trx, DEMO_CUSTOMER);
	if (translator) await translateTexts(trx, translator);
	return true;
}

async function hasRows(db: Kysely<Tables>, table: 'users' | 'products'): Promise<boolean> {
	return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined;
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
	let batch: T[] = [];
	for (const item of items) {
		batch.push(item);
		if (batch.length < size) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
