/** State of a history entry; `vike` is Vike's own. */
interface EntryState {
	/** Address of the page that the entry is a state of; only entries that the shop added have one. */
	readonly page?: string;
	/** Scroll position in pixels from the top. */
	readonly scroll?: number;
	readonly vike?: { readonly scrollPosition?: { readonly y: number } | null };
}

/** Address of the rendered page. */
let shownPage = '';
/** Whether the current entry was added by the shop. */
let isOwn = false;

/** Adds a history entry for a state of the current page, without loading anything. The caller handles Back and Forward. */
export function pushEntry(address: string, state: object = {}): void {
	// The address may have been replaced since the page was rendered.
	if (!isOwn) shownPage = currentAddress();
	history.pushState({ ...state, page: shownPage }, '', address);
	isOwn = true;
}

/** Stores the scroll position, so that Back restores it. */
export function keepScroll(): void {
	history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '');
}

/** Scroll position in pixels that Back or Forward restores once its page is rendered; 0 for a link. */
export function restoredScroll(): number {
	const { scroll, vike } = readState();
	return scroll ?? vike?.scrollPosition?.y ?? 0;
}

/** Call after each page is rendered. */
export function pageRendered(): void {
	shownPage = currentAddress();
	isOwn = readState().page !== undefined;
}

/**
 * Call once. Vike does not render when the visitor moves to or from an entry that was added with `history.pushState`: that is left to
 * the code that added it. Most of these moves stay on the page; one that does not, such as Back from a product to a filtered list, is a
 * navigation.
 */
export function followHistory(): void {
	addEventListener('popstate', () => void follow());
	// Only clicks leave the page: the scroll position must be restored later.
	addEventListener('click', () => isOwn && keepScroll(), { capture: true });
}

async function follow(): Promise<void> {
	const { page, scroll } = readState();
	const isLeftToShop = isOwn || page !== undefined;
	isOwn = page !== undefined;
	if (!isLeftToShop) return;
	if ((page ?? currentAddress()) !== shownPage) {
		const { navigate } = await import('vike/client/router');
		await navigate(currentAddress() + location.hash, { keepScrollPosition: true });
	}
	if (scroll !== undefined) scrollBack(scroll);
}

/** Frames to wait until the content of the page is tall enough to scroll. */
const SCROLL_FRAMES = 10;

function scrollBack(top: number, frames = SCROLL_FRAMES): void {
	scrollTo({ top, behavior: 'instant' });
	if (frames > 0 && Math.abs(scrollY - top) > 1) requestAnimationFrame(() => scrollBack(top, frames - 1));
}

function readState(): EntryState {
	return history.state ?? {};
}

const currentAddress = (): string => location.pathname + location.search;
