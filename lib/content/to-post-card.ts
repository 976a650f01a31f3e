import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import type { PublishPostItem } from '@titraj/contract/publish.ts';
import { isPostPublic } from '#lib/catalog/visibility.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import { toShopDate } from '#lib/platform/time/shop-time.ts';
import type { PostCard } from './blocks.ts';

/** Maps a wire post to a card (Spec 3, Post list item). */
export function toPostCard(wire: PublishPostItem): PostCard {
	return {
		title: wire.title,
		url: wire.url_without_domain,
		text: bindUnits(wire.short_description ?? ''),
		picture: toPicture(wire.main_image_thumbs, wire.main_image_title ?? '', 320),
		date: toShopDate(wire.datetime_published),
		category: wire.category_title,
		...(wire.author && { author: wire.author.title }),
		...(!isPostPublic(wire) && { hidden: true as const }),
	};
}
