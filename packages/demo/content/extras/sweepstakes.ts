import { readFileSync } from 'node:fs';
import type { SourceSweepstake } from '@titraj/backend/platform/source/content.ts';
import Type, { type Static } from 'typebox';
import { DATA } from '../../load/read-json.ts';
import { byPosition, type Document, readDocuments } from '../../load/read-markdown.ts';
import { renderMarkdown } from '../../load/render-markdown.ts';
import { Picture } from '../../load/schemas.ts';
import { inYear } from './in-year.ts';

/** Times and dates have placeholders for the year: the demo's sweepstakes are dated relative to `now`. */
const Sweepstake = Type.Object(
	{
		position: Type.Integer(),
		title: Type.String(),
		short: Type.String(),
		question: Type.Optional(Type.String()),
		picture: Picture,
		/** Text for the rules. */
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

/** Markdown with placeholders for the period and the day of the draw. */
const RULES = readFileSync(new URL('content/sweepstake-rules.md', DATA), 'utf8');
const SWEEPSTAKES = readDocuments('sweepstakes', Sweepstake).sort(byPosition);

/** An open one and a closed one: the first lasts to the end of next year, the second was last summer's. */
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
