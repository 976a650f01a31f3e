/** Query parameters that describe the page and say nothing about the visitor. */
const PUBLIC_WORDS = ['page', 'sort', 'search_q', 'special_view'] as const;
/** Screens whose paths may contain the code of an order, mail or subscription after the first two segments (not counting a language prefix). */
const SECRET = /^(auth|newsletter|webshop)\//;

/**
 * URL of a page for third parties: without codes that open an order or account, and without parameters that contain an e-mail address (D16;
 * Spec 9, pageView).
 */
export function cleanLocation(href: string, screen: string): string {
	const url = new URL(href);
	const kept = new URLSearchParams();
	for (const word of PUBLIC_WORDS) {
		const value = url.searchParams.get(word);
		if (value !== null && !value.includes('@')) kept.set(word, value.slice(0, 100));
	}
	for (const [word, value] of url.searchParams) if (/^utm_[a-z]+$/.test(word) && !value.includes('@')) kept.set(word, value.slice(0, 100));
	const segments = /^\/[a-z]{2}\//.test(url.pathname) ? 4 : 3;
	const path = SECRET.test(screen) ? `${url.pathname.split('/').slice(0, segments).join('/')}/` : url.pathname;
	return `${url.origin}${path}${kept.size > 0 ? `?${kept}` : ''}`;
}
