import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Listing, Nullable, Path } from './envelope.ts';
import { field } from './field.ts';
import { localized, untranslated, verbatim } from './localized.ts';
import { PagePicture } from './page-picture.ts';

export const Sweepstake = Type.Object(
	{
		id: field(Id, 'Id of the sweepstake: `id` of its route entry.'),
		slug: field(verbatim(Type.String()), 'Beginning of the sweepstake’s address, before the id.'),
		title: field(localized(Type.String({ minLength: 1 })), 'Name of the sweepstake.'),
		url_without_domain: field(Path, 'Path of the sweepstake’s page.'),
		short_description: field(localized(Type.String()), 'Prizes, in a sentence, plain text.'),
		content: field(localized(Type.String()), 'Description of the sweepstake, HTML that the storefront sanitises.'),
		rules: field(localized(Type.String()), 'Rules of the sweepstake, HTML that the storefront sanitises.'),
		question: field(Nullable(localized(Type.String())), 'Question that an entry answers; null without one.'),
		image: field(PagePicture, 'Picture of the sweepstake.'),
		datetime_starts: field(verbatim(Type.String()), 'ISO 8601 time from which entries are accepted.'),
		datetime_ends: field(verbatim(Type.String()), 'ISO 8601 time from which no more entries are accepted.'),
		datetime_winners: field(verbatim(Type.String()), 'ISO 8601 time at which winners are notified.'),
		state: field(
			Type.Union([Type.Literal('upcoming'), Type.Literal('open'), Type.Literal('closed')]),
			'Whether entries are accepted now, by the backend’s clock.',
		),
		winners: field(
			Type.Array(
				Type.Object({
					name: field(verbatim(Type.String()), 'Winner, in a form that may be published.'),
					prize: field(untranslated(Type.String()), 'Prize of the winner.'),
				}),
			),
			'Winners; empty before `datetime_winners`.',
		),
	},
	{ description: 'A sweepstake.' },
);
export type Sweepstake = Static<typeof Sweepstake>;
export const SweepstakesQuery = Type.Object({
	id: field(Type.Optional(Id), 'Id of one sweepstake; an unknown one returns no items.'),
	slug: field(Type.Optional(Type.String({ maxLength: 200 })), 'Slug of one sweepstake; an unknown one returns no items.'),
});
export const SweepstakesAnswer = Listing(Sweepstake);

/** One entry a person: an e-mail address counts once, however it is written. */
export const SweepstakeEntryBody = Type.Object({
	...BodyBase,
	id: field(Id, 'Id of the sweepstake.'),
	email: field(Type.String({ maxLength: 254 }), 'E-mail of the entrant; one entry per address.'),
	first_name: field(Type.String({ maxLength: 60 }), 'First name of the entrant, at least two characters.'),
	last_name: field(Type.String({ maxLength: 60 }), 'Family name of the entrant, at least two characters.'),
	answer: field(Type.Optional(Type.String({ maxLength: 500 })), 'Answer to the question, if there is one.'),
	rules: field(Type.Boolean(), 'True if the rules were accepted; false is rejected.'),
	website: field(
		Type.Optional(Type.String({ maxLength: 200 })),
		'Honeypot for bots: people do not see the field. A form that fills it gets a normal response, and is dropped.',
	),
});
export const SweepstakeEntryAnswer = Envelope(Type.Object({ entered: field(Type.Boolean(), 'True once the entry was accepted.') }));
