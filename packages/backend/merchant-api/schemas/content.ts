import Type from 'typebox';
import { Moment, Nullable, PAGE_QUERY } from './common.ts';
import { Clearable, Instant, Text } from './text.ts';

export const State = Type.Union([Type.Literal('draft'), Type.Literal('scheduled'), Type.Literal('published'), Type.Literal('archived')]);

/** Who sees it once it is published. */
const Audience = Type.Union([Type.Literal('everybody'), Type.Literal('customers'), Type.Literal('group')]);

/** Slug of a post, or of its category or author. */
export const Slug = Type.String({ maxLength: 100, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });

export const CONTENT_QUERY = Type.Object({
	...PAGE_QUERY,
	q: Type.Optional(Type.String({ maxLength: 200 })),
	visible: Type.Optional(Type.Boolean()),
	state: Type.Optional(State),
});

/** A page or post in its list. */
export const LISTED = {
	id: Type.Integer(),
	path: Type.String(),
	title: Type.String(),
	/** Whether everybody sees it. */
	visible: Type.Boolean(),
	state: State,
	/** `customers`: those who are signed in; `group`: members of a group of customers. */
	audience: Audience,
	/** When it is published, if it is scheduled. */
	publish_at: Nullable(Moment),
	updated_at: Moment,
};

/** Texts of a page or post. */
export const TEXTS = {
	/** Where shoppers read it, if it is published. */
	url: Type.String(),
	/** Id of the group of the audience `group`; null also if that group was deleted: then only staff see it. */
	group: Nullable(Type.Integer()),
	short_description: Type.String(),
	/** For search engines; null: the short description. */
	seo_description: Nullable(Type.String()),
	content: Type.String(),
};

/** What is changed of a page or post; omitted fields are unchanged. */
export const CHANGES = {
	title: Type.Optional(Text(300)),
	short_description: Type.Optional(Type.String({ maxLength: 2000 })),
	/** For search engines; null: the short description. */
	seo_description: Clearable(Type.String({ maxLength: 500 })),
	/** HTML. */
	content: Type.Optional(Type.String({ maxLength: 200_000 })),
	/** True publishes; false makes what is public a draft. `state` says more. */
	visible: Type.Optional(Type.Boolean()),
	state: Type.Optional(State),
	audience: Type.Optional(Audience),
	/** Id of the group of customers; of the audience `group` alone. */
	group: Clearable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
	/** When it is published; of state `scheduled` alone. */
	publish_at: Clearable(Instant),
};

/** A moment of a body; undefined and null stay. */
export const toMoment = (moment: string | null | undefined): Date | null | undefined => (moment ? new Date(moment) : moment === undefined ? undefined : null);
