import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => ['item', 'entry', 'link'].includes(name) });

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const isMoment = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isUrl = (value: unknown) => typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);

/** What readers of RSS 2.0 would reject in a feed: missing elements, invalid addresses and dates, duplicate guids. */
export function rssErrors(xml: string): string[] {
	const { rss } = parser.parse(xml);
	const { channel } = rss;
	const links: readonly unknown[] = channel.link;
	const items: readonly Record<string, unknown>[] = channel.item ?? [];
	const guids = items.map(({ guid }) => Reflect.get(Object(guid), '#text'));
	return [
		...error('version', rss['@_version'] === '2.0'),
		...error('channel title', isText(channel.title)),
		...error('channel link', links.length === 1 && isUrl(links[0])),
		...error('channel description', isText(channel.description)),
		...error('self link', isUrl(channel['atom:link']?.['@_href'])),
		...error('lastBuildDate', channel.lastBuildDate === undefined || isMoment(RFC_822)(channel.lastBuildDate)),
		...error('guids', new Set(guids).size === guids.length && guids.every(isUrl)),
		...items.flatMap(({ title, link, pubDate, 'dc:creator': creator }, place) => [
			...error(`title of item ${place}`, isText(title)),
			...error(`link of item ${place}`, Array.isArray(link) && link.length === 1 && isUrl(link[0])),
			...error(`pubDate of item ${place}`, pubDate === undefined || isMoment(RFC_822)(pubDate)),
			...error(`creator of item ${place}`, isText(creator)),
		]),
	];
}

/** What readers of Atom would reject in a feed (RFC 4287, 4.1). */
export function atomErrors(xml: string): string[] {
	const { feed } = parser.parse(xml);
	const links: readonly Record<string, unknown>[] = feed.link ?? [];
	const entries: readonly Record<string, unknown>[] = feed.entry ?? [];
	const ids = [feed.id, ...entries.map(({ id }) => id)];
	const isMomentOfAtom = isMoment(RFC_3339);
	return [
		...error('namespace', feed['@_xmlns'] === 'http://www.w3.org/2005/Atom'),
		...error('feed title', isText(feed.title)),
		...error('feed updated', isMomentOfAtom(feed.updated)),
		...error('self link', links.filter((link) => link['@_rel'] === 'self' && isUrl(link['@_href'])).length === 1),
		...error('ids', new Set(ids).size === ids.length && ids.every(isUrl)),
		...entries.flatMap(({ title, link, updated, published, author, summary }, place) => [
			...error(`title of entry ${place}`, isText(title)),
			...error(`link of entry ${place}`, Array.isArray(link) && isUrl(link[0]?.['@_href'])),
			...error(`updated of entry ${place}`, isMomentOfAtom(updated)),
			...error(`published of entry ${place}`, published === undefined || isMomentOfAtom(published)),
			...error(`author of entry ${place}`, isText(Reflect.get(Object(author), 'name'))),
			...error(`summary of entry ${place}`, summary !== undefined),
		]),
	];
}

const error = (what: string, holds: boolean): string[] => (holds ? [] : [what]);
