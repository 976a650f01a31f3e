import type { SourceVideo } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';
import { toVideos } from './to-videos.ts';

/** Videos of a product by its code, in their order; null without such a product. */
export async function readVideos(db: Database, code: string): Promise<readonly SourceVideo[] | null> {
	return (await db.selectFrom('products').select('videos').where('code', '=', code).executeTakeFirst())?.videos ?? null;
}

/** Replaces the videos of a product; false without such a product. */
export async function replaceVideos(trx: Database, code: string, videos: Parameters<typeof toVideos>[2]): Promise<boolean> {
	const product = await trx.selectFrom('products').select('id').where('code', '=', code).forUpdate().executeTakeFirst();
	if (product === undefined) return false;
	const stored = JSON.stringify(await toVideos(trx, product.id, videos));
	await trx.updateTable('products').set({ videos: stored, updated_at: new Date() }).where('id', '=', product.id).execute();
	return true;
}
