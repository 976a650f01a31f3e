import type { Calendar } from '#lib/contract/calendar.ts';
import type { Door } from '#lib/domain/content-screens.ts';
import { toPicture } from './to-picture.ts';

/** Doors of a wire calendar, as far as the backend told them. */
export function toDoors(wire: Calendar): Door[] {
	return wire.doors.map(({ day, date, state, title, content }) => ({
		day,
		date,
		state,
		...(title !== null && { title }),
		...(content && {
			offer: { text: content.text, button: { title: content.button_title, url: content.button_url }, picture: toPicture(content.image.thumbs, '', 320) },
		}),
	}));
}
