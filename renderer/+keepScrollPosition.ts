import type { PageContextClient } from 'vike/types';

/** Scroll goes to the top on navigation, except within the same path (Spec 2, General rules): Vike keeps it while this stays the same. Hashes are its own affair. */
export default function keepScrollPosition({ urlPathname }: PageContextClient): string {
	return urlPathname;
}
