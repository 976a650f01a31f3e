import { videoTypeOf } from '@titraj/contract/formats/video-type.ts';
import type { RequestOf } from '../../platform/http/handler.ts';
import type { SourceVideo } from '../../platform/source/catalog.ts';
import type { Database } from '../tables.ts';

/** A video that the product already has keeps its data; a new one gets the current time as its upload date, and the main view as its picture. */
export async function toVideos(trx: Database, id: number, videos: NonNullable<RequestOf<'_post_hapi_editor_product'>['videos']>): Promise<SourceVideo[]> {
	const row = await trx.selectFrom('products').select(['videos', 'views']).where('id', '=', id).executeTakeFirst();
	const uploaded = new Date().toISOString();
	return videos.map(({ title, url, type }) => {
		const known: SourceVideo = row?.videos.find((video) => video.url === url) ?? { url, uploaded, view: row?.views[0] ?? 'front' };
		const mediaType = type ?? videoTypeOf(url);
		const { title: _, ...rest } = { ...known, url };
		return { ...rest, ...(title.trim() && { title: title.trim() }), ...(mediaType && { type: mediaType }) };
	});
}
