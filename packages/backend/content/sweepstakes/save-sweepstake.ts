import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { type Selectable, sql } from 'kysely';
import { toSweepstakePath } from '../../catalog/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { StoredImage } from '../../platform/source/catalog.ts';
import type { SourceSweepstake } from '../../platform/source/content.ts';
import { slugify } from '../../platform/text/slugify.ts';
import { toTitle } from '../../platform/text/to-title.ts';
import { type ContentRefusal, planState, type StateChange } from '../editing/content-state.ts';
import { moveRedirects } from '../editing/move-redirects.ts';
import { saveRedirectsIn } from '../redirects/save-redirects.ts';
import type { Database } from '../tables.ts';

interface Times {
	readonly starts_at: Date;
	readonly ends_at: Date;
	readonly winners_at: Date;
}

type Row = Selectable<Tables['sweepstakes']>;
type Texts = Pick<Row, 'short_description' | 'content' | 'rules' | 'question'>;
type Changed = { readonly [name in keyof (Texts & Times)]?: (Texts & Times)[name] | undefined };

/** What is changed of a sweepstake; omitted fields are unchanged. */
interface SweepstakeChange extends StateChange, Changed {
	readonly title?: string | undefined;
	readonly image?: StoredImage | undefined;
	readonly winners?: SourceSweepstake['winners'] | undefined;
}

/** Instead of a drawing, which only a seed has. */
const NO_DRAWING = { kind: 'none', params: {} };

/** Whether it still needs a picture. */
export const lacksPicture = ({ image, picture }: Pick<Row, 'image' | 'picture'>): boolean => image === null && picture.kind === NO_DRAWING.kind;

/** A draft without texts; its address follows from the title and stays. Returns its id, or why it is refused. */
export async function createSweepstake(trx: Database, { title, ...times }: Times & { readonly title: string }): Promise<number | ContentRefusal> {
	const name = toTitle(title);
	if (name === '') return refuse('title', 'is empty');
	const wrong = findTimesError(times);
	if (wrong !== null) return wrong;
	const slug = await toFreeSlug(trx, slugify(name) || 'nagradna-igra');
	const { id } = await trx
		.insertInto('sweepstakes')
		.values({
			...{ slug, title: name, short_description: '', content: '', rules: '', question: null, ...times },
			...{ picture: JSON.stringify(NO_DRAWING), image: null, winners: '[]', visible: false, publish_at: null },
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Changes a sweepstake, in the caller's transaction. Returns null if there is none, or why the change is refused. */
export async function changeSweepstake(trx: Database, id: number, change: SweepstakeChange, now: Date): Promise<true | null | ContentRefusal> {
	const known = await trx.selectFrom('sweepstakes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (known === undefined) return null;
	const { title, image, winners, state: _state, visible: _visible, publish_at: _moment, ...rest } = change;
	const next = {
		title: title === undefined ? known.title : toTitle(title),
		...{ short_description: known.short_description, content: known.content, rules: known.rules, question: known.question },
		...{ starts_at: new Date(known.starts_at), ends_at: new Date(known.ends_at), winners_at: new Date(known.winners_at) },
		...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
	};
	const wrong = next.title === '' ? refuse('title', 'is empty') : (findTimesError(next) ?? findWinnersError(winners ?? []));
	if (wrong !== null) return wrong;
	const state = planState(known, change, { texts: [next.title, next.short_description, next.content, next.rules], now });
	if ('reason' in state) return state;
	const isShown = state.visible || state.publish_at !== null;
	const gap = isShown ? findGap({ ...known, ...next, image: image ?? known.image }) : null;
	if (gap !== null) return gap;
	const wasPublic = known.was_public || known.visible;
	await trx
		.updateTable('sweepstakes')
		.set({
			...{ ...next, ...state, was_public: wasPublic },
			...(image && { image: JSON.stringify(image) }),
			...(winners && { winners: JSON.stringify(winners) }),
		})
		.where('id', '=', id)
		.execute();
	// A translation would be shown without the question.
	if (next.question === null) await sql`update translations set texts = texts - 'question' where kind = 'sweepstake' and id = ${id}`.execute(trx);
	if (state.visible && !known.visible) await moveRedirects(trx, { from: null, to: toSweepstakePath(known.slug, id) });
	return true;
}

/** Deletes a sweepstake that is not public, with its entries and translations; the address of one that was public is gone (410). Returns null if there is none, or why it stays. */
export async function deleteSweepstake(trx: Database, id: number): Promise<true | null | ContentRefusal> {
	const known = await trx.selectFrom('sweepstakes').select(['slug', 'visible', 'was_public']).where('id', '=', id).executeTakeFirst();
	if (known === undefined) return null;
	if (known.visible) return refuse('state', 'is published: archive it first');
	await trx.deleteFrom('translations').where('kind', '=', 'sweepstake').where('id', '=', id).execute();
	await trx.deleteFrom('sweepstakes').where('id', '=', id).execute();
	if (known.was_public) await saveRedirectsIn(trx, [{ old_path: toSweepstakePath(known.slug, id), new_path: '', type: GONE }]);
	return true;
}

function findTimesError({ starts_at, ends_at, winners_at }: Times): ContentRefusal | null {
	if (ends_at <= starts_at) return refuse('ends_at', 'is not after starts_at');
	return winners_at < ends_at ? refuse('winners_at', 'is before the end') : null;
}

function findWinnersError(winners: SourceSweepstake['winners']): ContentRefusal | null {
	const names = winners.map(({ name }) => name);
	return names.some((name, place) => names.indexOf(name) < place) ? refuse('winners', 'names somebody twice') : null;
}

/** Why it cannot be shown to shoppers: who enters agrees to rules, and lists show picture and prizes. */
function findGap({ short_description, rules, ...picture }: Pick<Row, 'short_description' | 'rules' | 'image' | 'picture'>): ContentRefusal | null {
	if (short_description.trim() === '') return refuse('short_description', 'is empty');
	if (rules.trim() === '') return refuse('rules', 'is empty');
	return lacksPicture(picture) ? refuse('image', 'is missing') : null;
}

const refuse = (field: string, reason: string): ContentRefusal => ({ field, reason });

async function toFreeSlug(db: Database, word: string): Promise<string> {
	const rows = await db.selectFrom('sweepstakes').select('slug').where('slug', 'like', `${word}%`).execute();
	const taken = new Set(rows.map(({ slug }) => slug));
	for (let number = 2; taken.has(word); number += 1) if (!taken.has(`${word}-${number}`)) return `${word}-${number}`;
	return word;
}
