import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Id, Listing, Nullable } from './envelope.ts';
import { PagePicture } from './page-picture.ts';

/** A sweepstake. Winners are told from `datetime_winners` on. */
export const Sweepstake = Type.Object({
	id: Id,
	slug: Type.String(),
	title: Type.String({ minLength: 1 }),
	url_without_domain: Type.String({ pattern: '^/' }),
	short_description: Type.String(),
	content: Type.String(),
	rules: Type.String(),
	question: Nullable(Type.String()),
	image: PagePicture,
	datetime_starts: Type.String(),
	datetime_ends: Type.String(),
	datetime_winners: Type.String(),
	/** By the backend's clock. */
	state: Type.Union([Type.Literal('upcoming'), Type.Literal('open'), Type.Literal('closed')]),
	winners: Type.Array(Type.Object({ name: Type.String(), prize: Type.String() })),
});
export type Sweepstake = Static<typeof Sweepstake>;
export const SweepstakesQuery = Type.Object({ id: Type.Optional(Id), slug: Type.Optional(Type.String({ maxLength: 200 })) });
export const SweepstakesAnswer = Listing(Sweepstake);

/** One entry a person: an e-mail address counts once, however it is written. */
export const SweepstakeEntryBody = Type.Object({
	...BodyBase,
	id: Id,
	email: Type.String({ maxLength: 254 }),
	first_name: Type.String({ maxLength: 60 }),
	last_name: Type.String({ maxLength: 60 }),
	answer: Type.Optional(Type.String({ maxLength: 500 })),
	/** The rules were accepted. */
	rules: Type.Boolean(),
	website: Type.Optional(Type.String({ maxLength: 200 })),
});
export const SweepstakeEntryAnswer = Envelope(Type.Object({ entered: Type.Boolean() }));
