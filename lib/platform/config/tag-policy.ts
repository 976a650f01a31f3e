import { type TagCodes, type TagName, toTags } from './tags.ts';

export type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

const MANAGER = 'https://www.googletagmanager.com';
const MEASURING = ['https://*.google-analytics.com', 'https://*.analytics.google.com', MANAGER];
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Hosts that each tag loads from and sends to (the providers' own lists). */
const SOURCES: Readonly<Record<TagName, Sources>> = {
	container: { 'script-src': [MANAGER], 'img-src': MEASURING, 'connect-src': MEASURING },
	analytics: { 'script-src': [MANAGER], 'img-src': MEASURING, 'connect-src': MEASURING },
	recaptcha: { 'script-src': RECAPTCHA, 'connect-src': RECAPTCHA, 'frame-src': RECAPTCHA },
};

/**
 * Hosts that the page policy allows for a shop's tags, the contents of its container (`tagHosts`) and its `scriptHosts`; none where the
 * shop names none (D16).
 */
export function tagSources(codes: TagCodes | null, scriptHosts: readonly string[], tagHosts: Sources): Sources {
	const names = codes ? toTags(codes).map(({ name }) => name) : [];
	const parts: Sources[] = names.map((name) => SOURCES[name]);
	if (names.includes('container')) parts.push(tagHosts);
	if (scriptHosts.length > 0) parts.push({ 'script-src': scriptHosts, 'img-src': scriptHosts, 'connect-src': scriptHosts, 'frame-src': scriptHosts });
	const of = (directive: Directive) => [...new Set(parts.flatMap((part) => part[directive] ?? []))];
	return { 'script-src': of('script-src'), 'img-src': of('img-src'), 'connect-src': of('connect-src'), 'frame-src': of('frame-src') };
}
