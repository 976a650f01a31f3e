import type { ReviewPhoto } from '@titraj/contract/review-photos.ts';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { toStoredThumbs } from '../../media/product-pictures.ts';

/** A published photo as `SHOWN_PHOTOS` selects it. */
export interface ShownPhoto {
	readonly hash: string;
	readonly width: number;
	readonly height: number;
}

/** The published photos of row `f` of `feedback`, in their order; null without any. */
export const SHOWN_PHOTOS = sql<ShownPhoto[] | null>`(
	select json_agg(json_build_object('hash', r.media, 'width', r.width, 'height', r.height) order by r.position)
	from review_photos r where r.feedback_id = f.id and r.media is not null
)`;

export const toReviewPhotos = (photos: readonly ShownPhoto[]): Static<typeof ReviewPhoto>[] =>
	photos.map(({ hash, ...original }) => ({ thumbs: toStoredThumbs(hash, original) }));
