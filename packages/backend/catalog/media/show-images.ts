import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { type ProductsWithMedia, toProductIds } from './products-with-media.ts';

/** Updates `products.images` from the stored pictures; writes only products whose pictures changed. */
export async function showImages(db: Database, products: ProductsWithMedia): Promise<void> {
	await sql`
		with due as (
			select q.id, coalesce((
				select jsonb_agg(jsonb_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'alt', i.alt) order by i.position)
				from product_images i left join media_sources s on s.id = i.source_id join media_files f on f.hash = coalesce(i.media, s.hash)
				where i.product_id = q.id
			), '[]') as images
			from products q where q.id in (${toProductIds('product_images', products)})
		)
		update products p set images = due.images, updated_at = now() from due where p.id = due.id and p.images is distinct from due.images
	`.execute(db);
}
