import { MOST_TOPICS, type NewsletterTopics } from '@titraj/contract/newsletter.ts';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { type Market, SOURCE_MARKET } from '../../platform/market/market.ts';
import { textFor } from '../../platform/shop/promises.ts';
import { noteSiteChange } from '../editing/note-site-change.ts';
import type { Database } from '../tables.ts';

const NAME = 'newsletter_topics';

const Topic = Type.Object({
	code: Type.String(),
	/** Names by market. */
	titles: Type.Record(Type.String(), Type.String()),
	/** Whether it can be chosen; one that cannot stays with those who chose it. */
	active: Type.Boolean(),
});
export type StoredTopic = Static<typeof Topic>;
const stored = Compile(Type.Object({ topics: Type.Array(Topic, { maxItems: MOST_TOPICS }) }));

/** All topics of the newsletter with their names by market, in order. */
export async function readTopics(db: Database): Promise<readonly StoredTopic[]> {
	const value = await readSetting(db, NAME);
	return stored.Check(value) ? value.topics : [];
}

/** Topics that can be chosen, with their names in the language of a market; Croatian ones where that is missing. */
export async function readShownTopics(db: Database, market: Market): Promise<Static<typeof NewsletterTopics>> {
	const topics = await readTopics(db);
	return topics.flatMap(({ code, titles, active }) => {
		const title = textFor(titles, market) ?? textFor(titles, SOURCE_MARKET);
		return active && title !== null ? [{ code, title }] : [];
	});
}

/** Replaces the topics of the newsletter. Its page is built again, with everything that shows what the shop says of itself. */
export async function saveTopics(trx: Database, topics: readonly StoredTopic[]): Promise<void> {
	await writeSetting(trx, NAME, { topics });
	await noteSiteChange(trx);
}
