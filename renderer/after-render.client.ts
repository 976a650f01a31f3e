import type { PageContextClient } from 'vike/types';
import { resumeCartChanges } from '#lib/cart/client/resume-cart-changes.ts';
import { followHistory, pageRendered } from '#lib/navigation/client/history-entries.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { startAnchors } from './anchors.client.ts';
import { startCartDrawer } from './cart-drawer.client.ts';
import { chromeNavigated, startChrome } from './chrome-behaviour.client.ts';
import { startSearchSuggestions } from './search-suggestions.client.ts';
import './chrome-styles.ts';
import { delegateClicks } from './delegated-clicks.client.ts';
import { startNewsletterForm } from './newsletter-form.client.ts';
import { pageShown } from './start-later.client.ts';

/**
 * After hydration starts the chrome's behaviour and resumes pending cart changes. After each navigation tells the chrome the new address
 * and moves the focus to the new page, so that a screen reader continues there.
 */
export function afterRender(pageContext: PageContextClient): void {
	pageRendered();
	// The error page has no data.
	if (pageContext.data) pageShown(pageContext.data as PageData);
	if (pageContext.isHydration) {
		followHistory();
		startChrome();
		startCartDrawer();
		delegateClicks();
		startSearchSuggestions();
		startAnchors();
		startNewsletterForm();
		void resumeCartChanges();
		return;
	}
	const { title } = (pageContext.data ?? {}) as { title?: string };
	if (title) document.title = title;
	if (pageContext.previousPageContext?.urlPathname !== pageContext.urlPathname) document.getElementById('sadrzaj')?.focus({ preventScroll: true });
	chromeNavigated(pageContext.urlPathname);
}
