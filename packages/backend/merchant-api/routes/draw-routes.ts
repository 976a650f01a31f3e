import Type, { type Static } from 'typebox';
import { drawWinners, judgeEntry, publishDrawn, settleWinner } from '../../content/index.ts';
import { countValid, readDrawn, readSweepstake } from '../../content/sweepstakes/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { ById, Id } from '../schemas/by-id.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Clearable, Strict, Text } from '../schemas/text.ts';
import { readOne, Sweepstake } from './sweepstake-routes.ts';

const SCOPES = ['marketing:write'] as const;
const MOST = 100;

const Drawn = Strict({
	...{ id: Type.Integer(), place: Type.Integer(), email: Type.String(), first_name: Type.String(), last_name: Type.String() },
	/** Null for a substitute whose turn has not come. */
	prize: Nullable(Type.String()),
	outcome: Type.Union([Type.Literal('waiting'), Type.Literal('confirmed'), Type.Literal('declined')]),
	/** The name that the winner agreed to be published with; null without consent. */
	shown_as: Nullable(Type.String()),
});
export type DrawnEntry = Static<typeof Drawn>;
/** Valid entries, and those that were drawn, in the order of the draw. */
const Draw = Strict({ valid: Type.Integer(), drawn: Type.Array(Drawn) });
export type Draw = Static<typeof Draw>;

const DrawBody = Strict({ prizes: Type.Array(Text(200), { minItems: 1, maxItems: MOST }), substitutes: Type.Integer({ minimum: 0, maximum: MOST }) });
export type DrawBody = Static<typeof DrawBody>;
const Answer = Strict({
	/** `declined` also for a winner who cannot be reached: the next substitute gets the prize. */
	outcome: Type.Optional(Type.Union([Type.Literal('confirmed'), Type.Literal('declined')])),
	shown_as: Clearable(Text(200)),
});
export type WinnerAnswer = Static<typeof Answer>;

export const DRAW_ROUTES = [
	route({
		...{ method: 'GET', path: '/sweepstakes/:id/drawn', operationId: 'getSweepstakeDraw', scopes: SCOPES },
		summary: 'How many entries are valid, and who was drawn, in the order of the draw',
		params: ById,
		query: Nothing,
		body: null,
		response: Draw,
		async handle({ db, params: { id } }) {
			if ((await readSweepstake(db, Number(id))) === undefined) return notFound(`sweepstake ${id}`);
			return { valid: await countValid(db, Number(id)), drawn: await readDrawn(db, Number(id)) };
		},
	}),
	route({
		...{ method: 'POST', path: '/sweepstakes/:id/draw', operationId: 'drawWinners', inOneTransaction: true, scopes: SCOPES },
		summary: 'Draws a winner for each prize, and substitutes, from the valid entries: once, after the end of entries',
		params: ById,
		query: Nothing,
		body: DrawBody,
		response: Sweepstake,
		async handle({ db, config, caller, params: { id }, body }) {
			const drawn = await drawWinners(db, Number(id), { ...body, by: caller.name, now: config.now() });
			return drawn === null || drawn === true ? readOne(db, Number(id), config) : new FieldErrors([drawn]);
		},
	}),
	route({
		...{ method: 'PUT', path: '/sweepstakes/:id/entries/:entry', operationId: 'judgeSweepstakeEntry', inOneTransaction: true, scopes: SCOPES },
		summary: 'Takes an entry out of the draw, with the reason, or back in with null; before the draw',
		params: Type.Object({ id: Id, entry: Id }),
		query: Nothing,
		body: Strict({ invalid: Nullable(Text(300)) }),
		response: Strict({ id: Type.Integer() }),
		async handle({ db, params: { id, entry }, body: { invalid } }) {
			const judged = await judgeEntry(db, { id: Number(id), entry: Number(entry), reason: invalid });
			if (judged === null) return notFound(`entry ${entry}`);
			return judged === true ? { id: Number(entry) } : new FieldErrors([judged]);
		},
	}),
	route({
		...{ method: 'PUT', path: '/sweepstakes/:id/drawn/:entry', operationId: 'settleWinner', inOneTransaction: true, scopes: SCOPES, notLogged: ['shown_as'] },
		summary: 'What a winner answered, and the name that they agree to be published with; without consent the shop stops showing it at once',
		params: Type.Object({ id: Id, entry: Id }),
		query: Nothing,
		body: Answer,
		response: Strict({ id: Type.Integer() }),
		async handle({ db, params: { id, entry }, body }) {
			const settled = await settleWinner(db, { id: Number(id), entry: Number(entry), ...body });
			if (settled === null) return notFound(`entry ${entry}`);
			return settled === true ? { id: Number(entry) } : new FieldErrors([settled]);
		},
	}),
	route({
		...{ method: 'POST', path: '/sweepstakes/:id/winners', operationId: 'publishDrawnWinners', inOneTransaction: true, scopes: SCOPES },
		summary: 'Replaces the winners that the shop shows by those who were drawn, confirmed, and agreed to be named',
		params: ById,
		query: Nothing,
		body: null,
		response: Sweepstake,
		async handle({ db, config, params: { id } }) {
			const published = await publishDrawn(db, Number(id), config.now());
			return published === null || published === true ? readOne(db, Number(id), config) : new FieldErrors([published]);
		},
	}),
];
