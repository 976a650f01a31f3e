import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/tables.ts';
import { toTitle } from '../../platform/text/to-title.ts';
import { CALENDAR_TEMPLATE, deleteCalendar, findEmptyDay } from '../calendars/edit-calendar.ts';
import { deleteFlyer, FLYER_TEMPLATE, findEmptyFlyer } from '../calendars/edit-flyer.ts';
import { saveRedirectsIn } from '../redirects/save-redirects.ts';
import { type AudienceChange, planAudience, toPublished } from './audience.ts';
import { type ContentRefusal, planState, type StateChange } from './content-state.ts';
import { moveRedirects } from './move-redirects.ts';
import { noteSiteChange } from './note-site-change.ts';
import { findPathError, isFixedPath, proposePagePath } from './page-path.ts';

/** What an editor changes of a page; omitted fields are unchanged. */
interface PageChange extends StateChange, AudienceChange {
	readonly title?: string | undefined;
	readonly path?: string | undefined;
	readonly short_description?: string | undefined;
	/** Null: search engines get the short description. */
	readonly seo_description?: string | null | undefined;
	/** HTML. */
	readonly content?: string | undefined;
}

interface PagePart {
	/** Why the page is not published yet; null if it can be. */
	readonly findGap: (trx: Database, slug: string) => Promise<ContentRefusal | null>;
	/** Deletes what is deleted with the page. */
	readonly remove: (trx: Database, slug: string, now: Date) => Promise<void>;
}

/** What pages of a template have beside texts and blocks. */
const PARTS: Readonly<Record<string, PagePart>> = {
	[CALENDAR_TEMPLATE]: { findGap: findEmptyDay, remove: deleteCalendar },
	[FLYER_TEMPLATE]: { findGap: findEmptyFlyer, remove: deleteFlyer },
};

/** Templates whose pages are deleted: others belong to a form. */
const DELETABLE: readonly string[] = ['default', 'landing', 'faq', ...Object.keys(PARTS)];

/** Templates whose pages can have an audience: they have nothing but texts and blocks. */
const FOR_MEMBERS: readonly string[] = ['default', 'landing', 'faq'];

/** Templates of new pages: a text, blocks alone, a calendar or a flyer. */
type NewTemplate = 'default' | 'landing' | typeof CALENDAR_TEMPLATE | typeof FLYER_TEMPLATE;

interface NewPage {
	readonly title: string;
	readonly path?: string | undefined;
	readonly template?: NewTemplate | undefined;
}

/** A draft; without a path it gets one from its title. Returns its id, or why it is refused. */
export async function createPage(db: Database, { title, path, template = 'default' }: NewPage) {
	const name = toTitle(title);
	if (name === '') return refuse('title', 'is empty');
	const error = path === undefined ? null : await findPathError(db, path, null);
	if (error !== null) return refuse('path', error);
	const own = path ?? (await proposePagePath(db, name));
	const row = await db
		.insertInto('pages')
		.values({
			...{ slug: await toFreeSlug(db, own), path: own, parent_slug: null, title: name, template, visible: false },
			...{ short_description: null, content: null, seo_description: null, blocks: '[]', questions: '[]', publish_at: null },
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return row?.id ?? refuse('path', 'is the path of another page');
}

/** Changes a page. Returns null if there is none, or why the change is refused. A new address of a page that was public is redirected from the old one. */
export const changePage = (db: Database, id: number, change: PageChange, now: Date): Promise<true | null | ContentRefusal> =>
	db.transaction().execute((trx) => changeLocked(trx, id, change, now));

async function changeLocked(trx: Database, id: number, { title, path, ...change }: PageChange, now: Date): Promise<true | null | ContentRefusal> {
	const known = await trx.selectFrom('pages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (known === undefined) return null;
	const next = {
		title: title === undefined ? known.title : toTitle(title),
		path: path ?? known.path,
		short_description: change.short_description === undefined ? known.short_description : change.short_description || null,
		seo_description: change.seo_description === undefined ? known.seo_description : change.seo_description || null,
		content: change.content === undefined ? known.content : change.content || null,
	};
	if (next.title === '') return refuse('title', 'is empty');
	const audience = await planAudience(trx, known, change);
	if ('reason' in audience) return audience;
	if (audience.audience !== 'everybody' && (isFixedPath(known.path) || !FOR_MEMBERS.includes(known.template)))
		return refuse('audience', 'stays everybody: the shop needs this page');
	const planned = planState(known, change, { texts: [next.title, next.short_description ?? '', next.content ?? ''], now });
	if ('reason' in planned) return planned;
	const state = toPublished(planned, audience);
	const gap = planned.visible || planned.publish_at !== null ? await PARTS[known.template]?.findGap(trx, known.slug) : null;
	if (gap) return gap;
	if (next.path !== known.path) {
		if (isFixedPath(known.path)) return refuse('path', 'stays: the shop looks this page up by it');
		const error = await findPathError(trx, next.path, id);
		if (error !== null) return refuse('path', error);
	}
	const wasPublic = known.was_public || known.visible;
	await trx
		.updateTable('pages')
		.set({ ...next, ...audience, ...state, was_public: wasPublic, updated_at: sql`now()` })
		.where('id', '=', id)
		.execute();
	if (state.visible !== known.visible || next.path !== known.path) await noteSiteChange(trx);
	const isNew = planned.visible && !known.visible && !known.for_members;
	// The table of redirects is public: it must not lead to a page for members.
	const from = wasPublic && audience.audience === 'everybody' ? known.path : null;
	if (next.path !== known.path || isNew) await moveRedirects(trx, { from, to: next.path });
	return true;
}

/** Deletes a page that is not public. The address of one that was public is gone (410) from then on. Returns null if there is none, or why it stays. */
export async function deletePage(db: Database, id: number, now: Date): Promise<true | null | ContentRefusal> {
	const known = await db
		.selectFrom('pages')
		.select(['slug', 'path', 'parent_slug', 'template', 'visible', 'was_public', 'audience', 'for_members'])
		.where('id', '=', id)
		.executeTakeFirst();
	if (known === undefined) return null;
	if (known.visible || known.for_members) return refuse('state', 'is published: archive it first');
	if (isFixedPath(known.path) || !DELETABLE.includes(known.template)) return refuse('path', 'is of a page that the shop needs');
	await db.transaction().execute(async (trx) => {
		await trx.updateTable('pages').set({ parent_slug: known.parent_slug }).where('parent_slug', '=', known.slug).execute();
		await trx.deleteFrom('translations').where('kind', '=', 'page').where('id', '=', id).execute();
		await PARTS[known.template]?.remove(trx, known.slug, now);
		await trx.deleteFrom('pages').where('id', '=', id).execute();
		if (known.was_public && known.audience === 'everybody') await saveRedirectsIn(trx, [{ old_path: known.path, new_path: '', type: GONE }]);
	});
	return true;
}

const refuse = (field: string, reason: string): ContentRefusal => ({ field, reason });

/** The slug identifies a page and never changes, even if its path does. */
async function toFreeSlug(db: Database, path: string): Promise<string> {
	const slug = path.split('/').filter(Boolean).join('-');
	const taken = new Set((await db.selectFrom('pages').select('slug').where('slug', 'like', `${slug}%`).execute()).map((row) => row.slug));
	for (let number = 2; taken.has(slug); number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
	return slug;
}
