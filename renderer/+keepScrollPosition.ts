import type { PageContextClient } from 'vike/types';

/**
 * Navigation scrolls to the top, except within the same path (Spec 2, General rules): Vike keeps the position while the returned value
 * stays the same. Each page of a list has its own value. Hashes are handled elsewhere.
 */
export default function keepScrollPosition({ urlPathname, urlParsed }: PageContextClient): string {
	return `${urlPathname}?page=${urlParsed.search['page'] ?? 1}`;
}
