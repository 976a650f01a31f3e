import Type, { type Static } from 'typebox';
import { Envelope, Nullable } from './envelope.ts';
import { PagePicture } from './page-picture.ts';
import { Promotion } from './promotion.ts';

/** A door. What is behind it travels only while it is open: nobody reads ahead, and a past one says its title alone. */
export const CalendarDoor = Type.Object({
	day: Type.Integer({ minimum: 1, maximum: 24 }),
	date: Type.String(),
	state: Type.Union([Type.Literal('locked'), Type.Literal('open'), Type.Literal('past')]),
	title: Nullable(Type.String()),
	/** The promotion behind it, once it has begun; null where a door is text alone. */
	promotion: Type.Optional(Nullable(Promotion)),
	content: Nullable(Type.Object({ text: Type.String(), button_title: Type.String(), button_url: Type.String(), image: PagePicture })),
});
/** `today` is the shop's own date. */
export const Calendar = Type.Object({ today: Type.String(), doors: Type.Array(CalendarDoor) });
export type Calendar = Static<typeof Calendar>;
export const CalendarQuery = Type.Object({ slug: Type.String({ maxLength: 400 }) });
export const CalendarAnswer = Envelope(Calendar);
