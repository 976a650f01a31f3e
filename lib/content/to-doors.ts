import type { Calendar } from '@titraj/contract/calendar.ts';
import { toPromotion } from '#lib/catalog/to-promotion.ts';
import { toPicture } from '#lib/platform/pictures/to-picture.ts';
import type { Door } from './content-screens.ts';

/** Maps the doors of a wire calendar; the backend sends content only for some of them. */
export function toDoors(wire: Calendar, currency: string): Door[] {
	return wire.doors.map(({ day, date, state, title, content, promotion }) => ({
		day,
		date,
		state,
		...(title !== null && { title }),
		...(promotion && { promotion: toPromotion(promotion, currency) }),
		...(content && {
			offer: {
				text: content.text,
				button: { title: content.button_title, url: content.button_url },
				...(content.image && { picture: toPicture(content.image.thumbs, '', 320) }),
			},
		}),
	}));
}
