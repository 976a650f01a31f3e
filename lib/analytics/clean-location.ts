/** Query words that say what a page shows and nothing about who looks at it. */
const PUBLIC_WORDS = ['page', 'sort', 'search_q', 'special_view'] as const;
/** Screens whose paths hold the code of an order, a mail or a subscription after their first two segments, a language's prefix aside. */
const SECRET = /^(auth|newsletter|webshop)\//;

/** The address of a page as others may know it: no codes that open an order or an account, no campaign's person (D16; Spec 9, pageView). */
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
