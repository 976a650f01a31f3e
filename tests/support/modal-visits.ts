import type { Locator, Page } from 'playwright-core';
import type { ScreenPaths } from './shop-screens.ts';

export interface ModalVisit {
	/** File of the component that is shown over the page. */
	readonly of: string;
	/** Page below it. */
	readonly over: keyof ScreenPaths;
	/** The only width at which it is a modal: at the other one it is part of the page, or not shown. */
	readonly only?: 'phone' | 'desktop';
	/** A visitor who has not answered the consent banner. */
	readonly undecided?: boolean;
	/** Steps before the click. */
	readonly before?: (page: Page) => Promise<void>;
	/** The control to click. */
	readonly opener: string;
	/** A selector that is visible once it is open. */
	readonly shows: string;
	/**
	 * Where the focus is while it is open. `kept`: in a modal, which it cannot leave. `next`: still on the opener; the next Tab leads inside, and it closes when the focus leaves.
	 * `field`: in the field of the list. `still`: where it was; a message takes no focus and disappears by itself.
	 */
	readonly focus: 'kept' | 'next' | 'field' | 'still';
}

const CART = { of: 'components/commerce/CartDrawer.tsx', over: 'product', opener: '[data-opens="cart"]', focus: 'kept' } as const;
const CONSENT = { of: 'renderer/consent/open-consent.client.tsx', over: 'page', shows: 'dialog[open] [name="analytics"]', focus: 'kept' } as const;
const QUICK_VIEW: ModalVisit = {
	...{ of: 'components/commerce/modals/quick-view.tsx', over: 'category', focus: 'kept' },
	...{ opener: 'main a[href*="mode=quick"]', shows: 'dialog[open] [data-buy]' },
};
const SEARCH = { of: 'components/commerce/suggestions/SuggestionList.tsx', over: 'page', opener: 'header input[name="search_q"]', focus: 'field' } as const;

/** How each part of the shop that is shown over a page is opened. */
export const MODAL_VISITS: Readonly<Record<string, ModalVisit>> = {
	categories: {
		...{ of: 'components/chrome/CategoryBoard.tsx', over: 'page', focus: 'next' },
		opener: '[popovertarget="kategorije"]:not([popovertargetaction])',
		shows: '#kategorije:popover-open li > :is(a, button)',
	},
	filters: {
		...{ of: 'components/commerce/listing/FilterPanel.tsx', over: 'category', only: 'phone', focus: 'kept' },
		opener: 'main section header button[popovertarget="filteri"]',
		shows: '#filteri:popover-open form',
	},
	suggestions: {
		...SEARCH,
		before: (page) => type(page.locator(SEARCH.opener), 'monit'),
		shows: '#prijedlozi [data-kind="product"]',
	},
	'searches of before': {
		...SEARCH,
		before: (page) => page.evaluate(() => localStorage.setItem('recent-searches', '["tipkovnica"]')),
		shows: '#prijedlozi [data-kind="recent"]',
	},
	'added to the cart': {
		...{ of: 'components/commerce/added/show-added.tsx', over: 'product', focus: 'next' },
		opener: 'article [data-buy]',
		shows: '[data-added]:popover-open a[href="/webshop/kosarica/"]',
	},
	'cart, empty': { ...CART, shows: 'dialog[open] h3' },
	'cart, filled': {
		...CART,
		before: async (page) => {
			await page.locator('article [data-buy]').first().click();
			await page.locator('article [data-buy]').filter({ hasText: 'U košarici' }).waitFor();
		},
		shows: 'dialog[open] input',
	},
	gallery: {
		...{ of: 'renderer/open-gallery.client.ts', over: 'product', focus: 'kept' },
		opener: 'main a.gallery',
		shows: 'dialog[open] [role="status"]',
	},
	'quick view': { ...QUICK_VIEW, only: 'desktop' },
	// On phones there is no link to it: a click on a card leads to the product.
	'quick view from a text': { ...QUICK_VIEW, only: 'phone', before: (page) => addMode(page, 'main h3 a', 'quick') },
	stores: {
		...{ of: 'components/commerce/modals/store-stock.tsx', over: 'product', focus: 'kept' },
		opener: 'main a[href*="mode=stores"]',
		shows: 'dialog[open] li',
	},
	share: {
		...{ of: 'components/commerce/modals/share-box.tsx', over: 'product', focus: 'kept' },
		opener: 'main a[href*="mode=share"]',
		shows: 'dialog[open] input',
	},
	'text of a page': {
		...{ of: 'components/commerce/modals/page-excerpt.tsx', over: 'questions', focus: 'kept' },
		before: (page) => addMode(page, 'footer a[href="/dostava/"]', 'page'),
		opener: 'footer a[href*="mode=page"]',
		shows: 'dialog[open] .prose',
	},
	review: {
		...{ of: 'renderer/open-review.client.tsx', over: 'product', focus: 'kept' },
		opener: '[data-action="review"]',
		shows: 'dialog[open] textarea',
	},
	'consent from the footer': { ...CONSENT, opener: 'footer [data-action="consent"]' },
	'consent from the banner': {
		...CONSENT,
		undecided: true,
		before: (page) => page.keyboard.press('Shift'),
		opener: '[data-consent] button:text-is("Odaberi")',
	},
	message: {
		...{ of: 'renderer/toast.client.ts', over: 'product', focus: 'still' },
		opener: 'article [data-action="wish"]',
		shows: '[role="status"]:popover-open',
	},
};

/** An editor's link to a page may ask for a modal (Spec 2, Interaction rules). */
async function addMode(page: Page, link: string, mode: string): Promise<void> {
	await page
		.locator(link)
		.first()
		.evaluate((element: HTMLAnchorElement, name) => {
			element.href += `?mode=${name}`;
		}, mode);
}

async function type(field: Locator, words: string): Promise<void> {
	await field.click();
	await field.and(field.page().locator('[role="combobox"]')).waitFor();
	await field.fill(words);
}
