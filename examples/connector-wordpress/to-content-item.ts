import type { ContentItem } from '@titraj/connector';
import { findPictures, toHtml, toPlainText } from './to-html.ts';
import type { WpItem } from './types.ts';
import type { WpType } from './wp-client.ts';

const STATES: Readonly<Record<string, ContentItem['state']>> = { publish: 'published', future: 'scheduled', trash: 'gone' };

/** A post or page of WordPress as the shop takes it. One with a password, a private one and one of unknown status become drafts, so that none is published by mistake. */
export function toContentItem(type: WpType, item: WpItem, base: string): ContentItem {
	const html = item.content?.rendered ?? '';
	const date = toMoment(item.date_gmt);
	const wanted = item.content?.protected === true ? 'draft' : (STATES[item.status ?? ''] ?? 'draft');
	const terms = (item._embedded?.['wp:term'] ?? []).flat();
	const named = (taxonomy: string) => terms.flatMap((term) => (term.taxonomy === taxonomy && term.name ? [toPlainText(term.name)] : []));
	const cover = item._embedded?.['wp:featuredmedia']?.[0]?.source_url;
	return {
		id: String(item.id),
		kind: type === 'posts' ? 'post' : 'page',
		title: toPlainText(item.title?.rendered ?? ''),
		slug: toSlug(item.slug ?? ''),
		excerpt: toPlainText(item.excerpt?.rendered ?? '').replace(/ ?\[(?:…|\.\.\.)\]$/, '…'),
		pictures: findPictures(html, base),
		toHtml: (pictures) => toHtml(html, pictures, base),
		// Without a zone the time is not known.
		state: wanted === 'scheduled' && date === null ? 'draft' : wanted,
		date,
		category: named('category')[0] ?? null,
		author: toPlainText(item._embedded?.author?.[0]?.name ?? '') || null,
		tags: named('post_tag'),
		cover: cover === undefined ? null : (URL.parse(cover, base)?.href ?? null),
	};
}

/** WordPress gives UTC without saying so, and zeros for no time. */
function toMoment(gmt: string | null | undefined): string | null {
	const time = gmt ? Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(gmt) ? gmt : `${gmt}Z`) : Number.NaN;
	return Number.isNaN(time) || time <= 0 ? null : new Date(time).toISOString();
}

/** The shop's addresses have no letters but those of ASCII; accents are dropped, and other scripts have no slug. */
function toSlug(slug: string): string | null {
	const plain = decode(slug)
		.toLowerCase()
		.replaceAll('đ', 'd')
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[\s_-]+/g, '-')
		.replaceAll(/^-|-$/g, '');
	return plain.length <= 100 && /^[a-z0-9-]+$/.test(plain) ? plain : null;
}

function decode(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}
