import { UNSUBSCRIBE, type UnsubscribeKind } from '@titraj/contract/unsubscribe.ts';

/** Headers with which a mail program unsubscribes by one click (RFC 8058). `url` is the page at the shop that the mail links to for the same. */
export function toOneClickHeaders(kind: UnsubscribeKind, url: string): Record<string, string> {
	const { origin, pathname } = new URL(url);
	return { 'List-Unsubscribe': `<${origin}${UNSUBSCRIBE}${kind}${pathname}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
