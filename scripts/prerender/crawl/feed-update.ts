import type { Change } from '@titraj/contract/changes.ts';
import type { Build } from '../build.ts';
import type { FeedEntry } from '../publish/feeds/feed-parts.ts';
import { replaceFeedItems } from '../publish/feeds/replace-feed-items.ts';

/** Updates the merchant feed with changed products. */
interface FeedUpdate {
	/** Adds the items of a job. The feed is written as soon as the edited products have been rendered in all languages. */
	add(items: readonly FeedEntry[]): void;
	/** Writes the remaining items: edited products that no longer have a page, and other products that were rendered. */
	finish(): void;
}

export function createFeedUpdate(changes: readonly Change[], { sites, output }: Pick<Build, 'sites' | 'output'>): FeedUpdate {
	const edited = new Set(changes.flatMap(({ entity, entity_id: id }) => (entity === 'product' && id !== null ? [id] : [])));
	const awaited = new Map(sites.map(({ lang }) => [lang, new Set(edited)]));
	const items: FeedEntry[] = [];
	let isWritten = edited.size === 0;

	/** Replaces the items of these products; removes products that have no item. */
	const write = (ids: ReadonlySet<number>): void => {
		for (const site of sites) {
			const known = new Map(items.filter(({ lang }) => lang === site.lang).map(({ id, xml }) => [id, xml] as const));
			replaceFeedItems(output, site, new Map([...ids].map((id) => [id, known.get(id) ?? null] as const)));
		}
	};

	return {
		add(found) {
			const wanted = found.filter(({ id, rendered }) => rendered || edited.has(id));
			items.push(...wanted);
			for (const { id, lang } of wanted) awaited.get(lang)?.delete(id);
			if (isWritten || [...awaited.values()].some(({ size }) => size > 0)) return;
			write(edited);
			isWritten = true;
		},
		finish() {
			const ids = new Set([...edited, ...items.map(({ id }) => id)]);
			if (edited.size > 0 && (!isWritten || ids.size > edited.size)) write(ids);
		},
	};
}
