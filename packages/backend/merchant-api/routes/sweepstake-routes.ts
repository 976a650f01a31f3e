import Type, { type Static } from 'typebox';
import { toSweepstakePath } from '../../catalog/index.ts';
import { toPicturePath, toStoredPath } from '../../catalog/media/index.ts';
import { changeSweepstake, createSweepstake, deleteSweepstake, lacksPicture, toPhase, toState } from '../../content/index.ts';
import { readDrawn, readEntries, readSweepstake, readSweepstakes, type SweepstakeRow } from '../../content/sweepstakes/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, type Refusal } from '../../platform/http/refusal.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { FieldErrors, route } from '../http/route.ts';
import { readUploaded } from '../media/read-uploaded.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Items, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { State, toMoment } from '../schemas/content.ts';
import { Clearable, Instant, MediaHash, Strict, Text } from '../schemas/text.ts';

/** Entries are data of persons, like subscriptions to the newsletter. */
const SCOPES = ['marketing:write'] as const;

const LISTED = {
	...{ id: Type.Integer(), title: Type.String(), path: Type.String(), state: State },
	/** When it is published, if it is scheduled. */
	publish_at: Nullable(Moment),
	/** Whether entries are accepted now; only a published one accepts them. */
	phase: Type.Union([Type.Literal('upcoming'), Type.Literal('open'), Type.Literal('closed')]),
	/** From when until when entries are accepted. */
	...{ starts_at: Moment, ends_at: Moment },
	entries: Type.Integer(),
};
const Summary = Strict(LISTED);
export type SweepstakeSummary = Static<typeof Summary>;

const Winner = Strict({ name: Text(200), prize: Text(200) });
export const Sweepstake = Strict({
	...LISTED,
	...{ url: Type.String(), visible: Type.Boolean() },
	/** Prizes in a sentence, plain text; content and rules are HTML. */
	...{ short_description: Type.String(), content: Type.String(), rules: Type.String() },
	/** Answered with an entry; null: entering is enough. */
	question: Nullable(Type.String()),
	/** Null until one was uploaded. */
	picture: Nullable(Type.String()),
	/** From when the winners are shown. */
	winners_at: Moment,
	winners: Type.Array(Winner),
	/** The draw, without names: `/sweepstakes/{id}/drawn` has them. Null before it. */
	draw: Nullable(
		Strict({
			...{ at: Moment, by: Type.String() },
			entries: Type.Array(Strict({ id: Type.Integer(), place: Type.Integer(), prize: Nullable(Type.String()), outcome: Type.String() })),
		}),
	),
});
export type MerchantSweepstake = Static<typeof Sweepstake>;

const times = { starts_at: Instant, ends_at: Instant, winners_at: Instant };
const Start = Strict({ title: Text(300), ...times });
export type SweepstakeStart = Static<typeof Start>;

const Html = Type.Optional(Type.String({ maxLength: 200_000 }));
const Change = Strict({
	title: Type.Optional(Text(300)),
	short_description: Type.Optional(Type.String({ maxLength: 2000 })),
	...{ content: Html, rules: Html },
	question: Clearable(Text(500)),
	image: Type.Optional(Strict({ media: MediaHash })),
	...{ starts_at: Type.Optional(Instant), ends_at: Type.Optional(Instant), winners_at: Type.Optional(Instant) },
	/** In a form that may be published. */
	winners: Type.Optional(Type.Array(Winner, { maxItems: 500 })),
	state: Type.Optional(State),
	/** When it is published; of state `scheduled` alone. */
	publish_at: Clearable(Instant),
});
export type SweepstakeChange = Static<typeof Change>;

const Entry = Strict({
	...{ id: Type.Integer(), at: Moment, email: Type.String(), first_name: Type.String(), last_name: Type.String(), answer: Type.String() },
	/** Why staff took it out of the draw; null for a valid one. */
	invalid: Nullable(Type.String()),
});
export type SweepstakeEntry = Static<typeof Entry>;

export const SWEEPSTAKE_ROUTES = [
	route({
		...{ method: 'GET', path: '/sweepstakes', operationId: 'listSweepstakes', summary: 'Sweepstakes, the latest first', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Summary),
		handle: async ({ db, config }) => ({
			items: (await readSweepstakes(db)).map((row) => toListed(row, config.now())),
		}),
	}),
	route({
		...{
			method: 'GET',
			path: '/sweepstakes/:id',
			operationId: 'getSweepstake',
			summary: 'A sweepstake with its texts and winners',
			scopes: SCOPES,
			notLogged: ['winners'],
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Sweepstake,
		handle: ({ db, config, params: { id } }) => readOne(db, Number(id), config),
	}),
	route({
		...{ method: 'POST', path: '/sweepstakes', operationId: 'createSweepstake', inOneTransaction: true, scopes: SCOPES },
		summary: 'A new sweepstake without texts, as a draft; its address follows from the title and stays',
		params: Nothing,
		query: Nothing,
		body: Start,
		response: Sweepstake,
		async handle({ db, config, body: { title, starts_at, ends_at, winners_at } }) {
			const moments = { starts_at: new Date(starts_at), ends_at: new Date(ends_at), winners_at: new Date(winners_at) };
			const id = await createSweepstake(db, { title, ...moments });
			return typeof id === 'number' ? readOne(db, id, config) : new FieldErrors([id]);
		},
	}),
	route({
		...{ method: 'PUT', path: '/sweepstakes/:id', operationId: 'saveSweepstake', inOneTransaction: true, scopes: SCOPES },
		summary: 'Changes a sweepstake; a public or scheduled one has prizes, rules and a picture',
		params: ById,
		query: Nothing,
		body: Change,
		response: Sweepstake,
		async handle({ db, config, params: { id }, body: { image, starts_at, ends_at, winners_at, publish_at, ...change } }) {
			const stored = image && (await readUploaded(db, image.media));
			if (image && stored === undefined) return new FieldErrors([{ field: 'image', reason: 'names a picture that was not uploaded' }]);
			const moments = { starts_at: toDate(starts_at), ends_at: toDate(ends_at), winners_at: toDate(winners_at), publish_at: toMoment(publish_at) };
			const changed = await changeSweepstake(db, Number(id), { ...change, ...moments, image: stored }, config.now());
			return changed === null || changed === true ? readOne(db, Number(id), config) : new FieldErrors([changed]);
		},
	}),
	route({
		...{ method: 'DELETE', path: '/sweepstakes/:id', operationId: 'deleteSweepstake', inOneTransaction: true, scopes: SCOPES },
		summary: 'Deletes a sweepstake that is not public, with its entries; the address of one that was is gone (410)',
		params: ById,
		query: Nothing,
		body: null,
		response: Nothing,
		async handle({ db, params: { id } }) {
			const deleted = await deleteSweepstake(db, Number(id));
			if (deleted === null) return notFound(`sweepstake ${id}`);
			return deleted === true ? {} : new FieldErrors([deleted]);
		},
	}),
	route({
		...{ method: 'GET', path: '/sweepstakes/:id/entries', operationId: 'listSweepstakeEntries', scopes: SCOPES },
		summary: 'Who entered a sweepstake, in the order of entry, page by page; entries are deleted a year after its end',
		params: ById,
		query: Type.Object(PAGE_QUERY),
		body: null,
		response: Page(Entry),
		async handle({ db, params: { id }, query: { limit = DEFAULT_LIMIT, cursor = '0' } }) {
			if ((await readSweepstake(db, Number(id))) === undefined) return notFound(`sweepstake ${id}`);
			const rows = await readEntries(db, Number(id), { limit, after: Number(cursor) });
			return {
				items: rows.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() })),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null,
			};
		},
	}),
];

const toDate = (moment: string | undefined): Date | undefined => (moment === undefined ? undefined : new Date(moment));

const toListed = (row: SweepstakeRow, now: Date): SweepstakeSummary => ({
	...{ id: row.id, title: row.title, path: toSweepstakePath(row.slug, row.id), state: toState(row) },
	...{ publish_at: row.publish_at?.toISOString() ?? null, phase: toPhase(row, now), entries: Number(row.entries) },
	...{ starts_at: new Date(row.starts_at).toISOString(), ends_at: new Date(row.ends_at).toISOString() },
});

export async function readOne(db: Database, id: number, config: Pick<BackendConfig, 'now' | 'siteUrl'>): Promise<MerchantSweepstake | Refusal> {
	const row = await readSweepstake(db, id);
	if (row === undefined) return notFound(`sweepstake ${id}`);
	const { short_description, content, rules, question, image, picture, winners, visible } = row;
	const drawing = lacksPicture(row) ? null : toPicturePath(picture, 'front');
	const listed = toListed(row, config.now());
	return {
		...listed,
		...{ url: config.siteUrl + listed.path, visible, short_description, content, rules, question, winners },
		picture: image === null ? drawing : toStoredPath(image.hash, 320, 'webp'),
		winners_at: new Date(row.winners_at).toISOString(),
		draw: await readDraw(db, row),
	};
}

async function readDraw(db: Database, { id, drawn_at, drawn_by }: Pick<SweepstakeRow, 'id' | 'drawn_at' | 'drawn_by'>): Promise<MerchantSweepstake['draw']> {
	if (drawn_at === null) return null;
	// Without the names, which `/sweepstakes/{id}/drawn` has.
	const entries = (await readDrawn(db, id)).map(({ id: entry, place, prize, outcome }) => ({ id: entry, place, prize, outcome }));
	return { at: drawn_at.toISOString(), by: drawn_by ?? '', entries };
}
