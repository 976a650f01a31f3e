import { CmsPage } from '@titraj/contract/cms.ts';
import { Envelope } from '@titraj/contract/envelope.ts';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { TERMS_PATH } from '../../content/index.ts';
import { localizeAnswer } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { htmlToParagraphs } from '../../platform/mail/html-to-paragraphs.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';

export interface Terms {
	readonly title: string;
	readonly url: string;
	readonly paragraphs: readonly string[];
}

const page = Compile(Type.Object({ data: Type.Object({ title: Type.String(), content: Type.String(), url_without_domain: Type.String() }) }));

/** The current text of the shop's terms: a link alone would prove nothing after they change. Null if there is no such page. */
export async function readTerms(db: Database, { market, siteUrl }: { market: Market; siteUrl: string }): Promise<Terms | null> {
	const row = await db.selectFrom('pages').select(['title', 'content']).where('path', '=', TERMS_PATH).where('visible', '=', true).executeTakeFirst();
	if (row === undefined) return null;
	const croatian = { data: { title: row.title, content: row.content ?? '', url_without_domain: TERMS_PATH } };
	// Falls back to the Croatian page if the market has none.
	const localized = market === SOURCE_MARKET ? null : await localizeAnswer(croatian, { db, market, siteUrl, schema: Envelope(CmsPage) });
	const { title, content, url_without_domain } = page.Check(localized) ? localized.data : croatian.data;
	return { title, url: siteUrl + url_without_domain, paragraphs: htmlToParagraphs(content) };
}
