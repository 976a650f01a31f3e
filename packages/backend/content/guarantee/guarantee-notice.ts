import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { toStoredPicture } from '../../catalog/media/index.ts';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { type Market, toWordSources } from '../../platform/market/market.ts';
import { noteSiteChange } from '../editing/note-site-change.ts';
import type { Database } from '../tables.ts';

const NAME = 'guarantee_notice';
/** Page about the legal guarantee; product page, cart, order button and footer link to it. */
export const GUARANTEE_SLUG = 'zakonsko-jamstvo';
/** The placeholder in a new shop's page, which the uploaded notice replaces. */
const BLANK = /(<p>\s*)?\[\[slika usklađene obavijesti[^[\]]*\]\](\s*<\/p>)?\s*/gu;

const Notice = Type.Object({ hash: Type.String(), width: Type.Integer(), height: Type.Integer() });
/** Uploaded pictures of the harmonised notice of the legal guarantee (Regulation (EU) 2025/1960, annex I), by language. */
const Notices = Type.Record(Type.String(), Notice);
const stored = Compile(Notices);

export type GuaranteeNotices = Readonly<Partial<Record<string, Static<typeof Notice>>>>;

export async function readGuaranteeNotices(db: Database): Promise<GuaranteeNotices> {
	const value = await readSetting(db, NAME);
	return stored.Check(value) ? value : {};
}

/** Sizes of the notice that a language shows, smallest first; empty without one. */
export async function toGuaranteeThumbs(db: Database, market: Market): Promise<ReturnType<typeof toStoredPicture>['thumbs']> {
	const notices = await readGuaranteeNotices(db);
	const source = toWordSources(market).find((each) => notices[each] !== undefined);
	const notice = source && notices[source];
	return notice ? toStoredPicture({ ...notice, alt: null }).thumbs : [];
}

/** Saves the notice of one language; null removes it. Every product shows it, so the whole site is built again. */
export async function saveGuaranteeNotice(trx: Database, market: Market, notice: Static<typeof Notice> | null): Promise<void> {
	const { [market]: _before, ...others } = await readGuaranteeNotices(trx);
	await writeSetting(trx, NAME, notice === null ? others : { ...others, [market]: notice });
	await noteSiteChange(trx);
	if (notice === null) return;
	const pages = await trx.selectFrom('pages').select(['id', 'content']).where('slug', '=', GUARANTEE_SLUG).execute();
	for (const { id, content } of pages) {
		const filled = content?.replaceAll(BLANK, '') ?? null;
		if (filled !== content) await trx.updateTable('pages').set({ content: filled }).where('id', '=', id).execute();
	}
}
