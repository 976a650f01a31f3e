import type { PageContextClient } from 'vike/types';

/**
 * Scroll goes to the top on navigation, except within the same path (Spec 2, General rules): Vike keeps it while this stays the same. Another
 * page of a list begins at the top like any other page. Hashes are their own affair.
 */
export default function keepScrollPosition({ urlPathname, urlParsed }: PageContextClient): string {
	return `${urlPathname}?page=${urlParsed.search['page'] ?? 1}`;
}
