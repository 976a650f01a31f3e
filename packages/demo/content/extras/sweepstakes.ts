import { readFileSync } from 'node:fs';
import type { SourceSweepstake } from '@titraj/backend/platform/source/content.ts';
import Type, { type Static } from 'typebox';
import { DATA } from '../../load/read-json.ts';
import { byPosition, type Document, readDocuments } from '../../load/read-markdown.ts';
import { renderMarkdown } from '../../load/render-markdown.ts';
import { Picture } from '../../load/schemas.ts';
import { inYear } from './in-year.ts';

/** Times and dates have gaps for the year: the demo's games are dated by the moment. */
const Sweepstake = Type.Object(
	{
		position: Type.Integer(),
		title: Type.String(),
		short: Type.String(),
		question: Type.Optional(Type.String()),
		picture: Picture,
		/** Words of the rules. */
		period: Type.String(),
		draw: Type.String(),
		/** ISO 8601. */
		starts_at: Type.String(),
		ends_at: Type.String(),
		winners_at: Type.String(),
		winners: Type.Array(Type.Object({ name: Type.String(), prize: Type.String() }, { additionalProperties: false })),
	},
	{ additionalProperties: false },
);

/** Markdown with gaps for the period and the day of the draw. */
const RULES = readFileSync(new URL('content/sweepstake-rules.md', DATA), 'utf8');
const SWEEPSTAKES = readDocuments('sweepstakes', Sweepstake).sort(byPosition);

/** One that is open, and one that is over: the first lasts to the end of the year after this one, the second was last summer's. */
export const demoSweepstakes = (now: Date): SourceSweepstake[] => SWEEPSTAKES.map((document) => toSweepstake(document, now.getUTCFullYear()));

function toSweepstake({ slug, head, body }: Document<Static<typeof Sweepstake>>, year: number): SourceSweepstake {
	const dated = (text: string) => inYear(text, year);
	return {
		slug,
		title: head.title,
		short_description: head.short,
		content: renderMarkdown(body),
		rules: renderMarkdown(RULES.replace('{period}', dated(head.period)).replace('{draw}', dated(head.draw))),
		question: head.question ?? null,
		picture: head.picture,
		starts_at: dated(head.starts_at),
		ends_at: dated(head.ends_at),
		winners_at: dated(head.winners_at),
		winners: head.winners,
	};
}
