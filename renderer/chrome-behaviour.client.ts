import { onStateChange, readStateHint } from '#lib/platform/client/state-hint.ts';
import { startCategoryButtons } from './category-buttons.client.ts';
import { markCurrent } from './mark-current.client.ts';

/** Live values in the chrome that the browser fills in. */
export type LiveName = 'cart-count' | 'wishlist-count' | 'compare-count' | 'account';

/**
 * Adds behaviour to the static chrome; call once, after hydration. `cart:open` and `search:open` are cancelable events on the document: a
 * listener that calls preventDefault() handles the click, otherwise the link is followed.
 */
export function startChrome(): void {
	const board = document.getElementById('kategorije');
	if (board && 'popover' in board) startCategoryButtons(board);
	document.addEventListener('click', onClick, true);
	onStateChange(showStateHint);
	showStateHint();
	markCurrent(location.pathname);
	if (location.search.includes('search_q=')) keepSearch();
}

/** Call after each client-side navigation: closes the board, marks the current links, and announces the new address. */
export function chromeNavigated(path: string): void {
	const board = document.getElementById('kategorije');
	if (board?.matches(':popover-open')) board.hidePopover();
	markCurrent(path);
	keepSearch();
	showStateHint();
	dispatchEvent(new Event('shop:navigated'));
}

/** Sets the live value of a name; 0 and '' clear it. */
export function setLive(name: LiveName, value: string | number): void {
	for (const slot of document.querySelectorAll(`[data-live="${name}"]`)) {
		const text = value === 0 ? '' : String(value);
		if (slot.textContent !== text) slot.textContent = text;
	}
}

/**
 * Shows the data of the `shop_state` cookie: pieces in the cart (`cartCount` may be ahead of it), and the account link of a signed-in
 * customer (D19).
 */
function showStateHint(cartCount?: number): void {
	const hint = readStateHint();
	if (!hint && cartCount === undefined) return;
	setLive('cart-count', cartCount ?? hint?.cartCount ?? 0);
	const link = document.querySelector<HTMLAnchorElement>('[data-account]');
	if (!link) return;
	link.dataset['out'] ??= `${link.getAttribute('href')} ${link.textContent}`;
	const [href = '', ...words] = (hint?.signedIn ? link.dataset['account'] : link.dataset['out'])?.split(' ') ?? [];
	link.setAttribute('href', href);
	setLive('account', words.join(' '));
}

function onClick(event: MouseEvent): void {
	const pressed = event.target instanceof Element && event.target.closest('[data-opens]');
	if (!(pressed instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
	const what = pressed.dataset['opens'];
	const isTaken = what === 'search' ? focusSearch() : !document.dispatchEvent(new CustomEvent(`${what}:open`, { cancelable: true }));
	if (!isTaken) return;
	event.preventDefault();
	event.stopPropagation();
}

function focusSearch(): boolean {
	const input = document.querySelector<HTMLInputElement>('header [name="search_q"]');
	input?.focus();
	return input !== null;
}

/** Copies the searched words from the address to the search field, unless the visitor is typing in it. */
function keepSearch(): void {
	const input = document.querySelector<HTMLInputElement>('header [name="search_q"]');
	if (input && input !== document.activeElement) input.value = new URLSearchParams(location.search).get('search_q') ?? '';
}
