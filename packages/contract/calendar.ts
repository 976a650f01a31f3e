import Type, { type Static } from 'typebox';
import { Envelope, Nullable, ShownMoney } from './envelope.ts';
import { field } from './field.ts';
import { localized, verbatim } from './localized.ts';
import { PagePicture } from './page-picture.ts';
import { Promotion } from './promotion.ts';

/** A door. Its content is sent only while it is open; a past one has only its title. */
export const CalendarDoor = Type.Object({
	day: field(Type.Integer({ minimum: 1, maximum: 24 }), 'Number on the door.'),
	date: field(verbatim(Type.String()), 'ISO 8601 day on which the door opens.'),
	state: field(Type.Union([Type.Literal('locked'), Type.Literal('open'), Type.Literal('past')]), 'Whether the door is locked, open today, or past.'),
	title: field(Nullable(localized(Type.String())), 'Short description of what is behind the door; null while it is locked.'),
	promotion: field(Type.Optional(ShownMoney(Promotion)), 'Promotion behind the door, once it has begun; null for a door with only text.'),
	content: field(
		Nullable(
			Type.Object({
				text: field(localized(Type.String()), 'Text of the open door, plain text.'),
				button_title: field(localized(Type.String()), 'Text of the button behind the door.'),
				button_url: field(verbatim(Type.String()), 'Path or URL of the button’s link.'),
				image: field(Nullable(PagePicture), 'Picture behind the door; null without one.'),
			}),
		),
		'Content of the door; null unless it is open.',
	),
});
export const Calendar = Type.Object(
	{
		today: field(verbatim(Type.String()), 'ISO 8601 day in the shop’s time zone that decides which doors are open.'),
		doors: field(Type.Array(CalendarDoor), 'Doors in their order, at most 24.'),
	},
	{ description: 'An advent calendar.' },
);
export type Calendar = Static<typeof Calendar>;
export const CalendarQuery = Type.Object({ slug: field(Type.String({ maxLength: 400 }), 'Slug or path of the calendar’s page.') });
export const CalendarAnswer = Envelope(Calendar);
