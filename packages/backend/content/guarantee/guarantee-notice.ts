import { type Kysely, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { toStoredPicture } from '../../catalog/index.ts';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Market } from '../../platform/market/market.ts';

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

export async function readGuaranteeNotices(db: Kysely<Tables>): Promise<GuaranteeNotices> {
	const value = await readSetting(db, NAME);
	return stored.Check(value) ? value : {};
}

/** Saves the notice of one language; null removes it. The page is rendered again. */
export async function saveGuaranteeNotice(trx: Kysely<Tables>, market: Market, notice: Static<typeof Notice> | null): Promise<void> {
	const { [market]: _before, ...others } = await readGuaranteeNotices(trx);
	await writeSetting(trx, NAME, notice === null ? others : { ...others, [market]: notice });
	await sql`insert into content_changes (entity, entity_id) select 'page', id from pages where slug = ${GUARANTEE_SLUG}`.execute(trx);
	if (notice === null) return;
	const pages = await trx.selectFrom('pages').select(['id', 'content']).where('slug', '=', GUARANTEE_SLUG).execute();
	for (const { id, content } of pages) {
		const filled = content?.replaceAll(BLANK, '') ?? null;
		if (filled !== content) await trx.updateTable('pages').set({ content: filled }).where('id', '=', id).execute();
	}
}

/** The content of the page with the notice before it, as it is: unchanged and in its own proportions. A language without a notice of its own shows none. */
export function withGuaranteeNotice(
	{ title, content }: { readonly title: string; readonly content: string | null },
	notice: GuaranteeNotices[string],
): string | null {
	if (notice === undefined) return content;
	const largest = toStoredPicture({ ...notice, alt: null }).thumbs.at(-1);
	if (largest === undefined) return content;
	const { url, width, height } = largest;
	return `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(title)}" width="${width}" height="${height}"></p>${content ?? ''}`;
}
