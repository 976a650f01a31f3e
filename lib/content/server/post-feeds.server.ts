import type { PublishPostItem } from '@titraj/contract/publish.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { escapeXml } from '#lib/platform/server/html/escape-xml.server.ts';
import { toAbsolute } from '#lib/screens/server/structured-data.server.ts';

/** Paths of a language's feeds. */
export function feedPaths(lang: string): { rss: string; atom: string } {
	return { rss: `/feeds/posts-${lang}.rss.xml`, atom: `/feeds/posts-${lang}.atom.xml` };
}

/** The latest posts as RSS 2.0, in the order given. */
export function toRss(site: Site, posts: readonly PublishPostItem[]): string {
	const { info, language, translator } = site;
	const newest = newestOf(posts);
	const items = posts.map((post) => {
		const url = escapeXml(toAbsolute(info, post.url_without_domain));
		const published = toMoment(post.datetime_published);
		return (
			`<item><title>${escapeXml(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>` +
			`${published ? `<pubDate>${published.toUTCString()}</pubDate>` : ''}<dc:creator>${escapeXml(authorOf(site, post))}</dc:creator>` +
			`<category>${escapeXml(post.category_title)}</category><description>${escapeXml(post.short_description ?? '')}</description></item>`
		);
	});
	return (
		'<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
		`<title>${escapeXml(titleOf(site))}</title><link>${escapeXml(homeOf(site))}</link>` +
		`<description>${escapeXml(translator('publish.intro'))}</description><language>${language.htmlLang}</language>` +
		`${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : ''}` +
		`<atom:link href="${escapeXml(toAbsolute(info, feedPaths(language.code).rss))}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`
	);
}

/** The latest posts as Atom 1.0 (RFC 4287), in the order given. */
export function toAtom(site: Site, posts: readonly PublishPostItem[]): string {
	const { info, language, today } = site;
	const home = escapeXml(homeOf(site));
	const entries = posts.map((post) => {
		const url = escapeXml(toAbsolute(info, post.url_without_domain));
		const published = toMoment(post.datetime_published);
		return (
			`<entry><title>${escapeXml(post.title)}</title><id>${url}</id><link href="${url}"/><updated>${(lastChange(post) ?? today).toISOString()}</updated>` +
			`${published ? `<published>${published.toISOString()}</published>` : ''}<author><name>${escapeXml(authorOf(site, post))}</name></author>` +
			`<summary>${escapeXml(post.short_description ?? '')}</summary></entry>`
		);
	});
	return (
		`<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.htmlLang}">` +
		`<title>${escapeXml(titleOf(site))}</title><id>${home}</id><link href="${home}"/>` +
		`<link href="${escapeXml(toAbsolute(info, feedPaths(language.code).atom))}" rel="self"/>` +
		`<updated>${(newestOf(posts) ?? today).toISOString()}</updated>${entries.join('')}</feed>\n`
	);
}

const titleOf = ({ info, translator }: Site): string => `${translator('publish.title')} | ${info.site_name}`;
const homeOf = ({ info, urls, language }: Site): string => toAbsolute(info, urls.publish ?? language.base_url);
const authorOf = ({ info }: Site, post: PublishPostItem): string => post.author?.title || info.company.name;
const lastChange = (post: PublishPostItem): Date | undefined => toMoment(post.datetime_updated) ?? toMoment(post.datetime_published);

/** Time of the latest change to any of the posts; undefined if unknown. */
function newestOf(posts: readonly PublishPostItem[]): Date | undefined {
	const times = posts.flatMap((post) => lastChange(post)?.getTime() ?? []);
	return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Undefined for an invalid date, for which feed readers would reject the whole feed. */
function toMoment(text: string | undefined): Date | undefined {
	const moment = new Date(text ?? '');
	return Number.isNaN(moment.getTime()) ? undefined : moment;
}
