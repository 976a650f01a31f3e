import { onStateChange, readStateHint } from '#lib/platform/client/state-hint.ts';
import { startCategoryButtons } from './category-buttons.client.ts';

/** Slots of the chrome that the browser fills. */
export type LiveName = 'cart-count' | 'wishlist-count' | 'compare-count' | 'account';

/**
 * Brings the static chrome to life; call once, after hydration. `cart:open` and `search:open` are cancelable events on the
 * document: whoever calls preventDefault() takes the press over, otherwise the link leads to its page.
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

/** Call after each client-side navigation: closes the board, marks where the shopper is now, and tells hooks that the address has changed. */
export function chromeNavigated(path: string): void {
	const board = document.getElementById('kategorije');
	if (board?.matches(':popover-open')) board.hidePopover();
	markCurrent(path);
	keepSearch();
	showStateHint();
	dispatchEvent(new Event('shop:navigated'));
}

/** Fills the slots of a name; 0 and '' empty them. */
export function setLive(name: LiveName, value: string | number): void {
	for (const slot of document.querySelectorAll(`[data-live="${name}"]`)) {
		const text = value === 0 ? '' : String(value);
		if (slot.textContent !== text) slot.textContent = text;
	}
}

/** Shows what the `shop_state` cookie knows: pieces in the cart (`cartCount` may be ahead of it), and the account link of somebody signed in (D19). */
export function showStateHint(cartCount?: number): void {
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

/** The field holds the words that the address searches for, unless somebody is typing in it. */
function keepSearch(): void {
	const input = document.querySelector<HTMLInputElement>('header [name="search_q"]');
	if (input && input !== document.activeElement) input.value = new URLSearchParams(location.search).get('search_q') ?? '';
}

/** `data-marks="section"`: a link stands for its whole branch; `data-marks="page"`: for its own page only. */
function markCurrent(path: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marks] a')) {
		const isBranch = link.closest('[data-marks="section"]') && path.startsWith(link.pathname);
		if (link.pathname === path) link.setAttribute('aria-current', 'page');
		else if (isBranch) link.setAttribute('aria-current', 'true');
		else link.removeAttribute('aria-current');
	}
}
