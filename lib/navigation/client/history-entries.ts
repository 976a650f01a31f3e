/** What the state of an entry holds beside Vike's own. */
interface EntryState {
	/** Address of the page whose state this entry is; only entries that the shop added have one. */
	readonly page?: string;
	/** Pixels from the top that the visitor had scrolled to. */
	readonly scroll?: number;
}

/** Address of the page that is rendered. */
let shownPage = '';
/** Whether the current entry was added by the shop. */
let isOwn = false;

/** Adds an entry for a state of the page in view, without loading it. It says itself what Back and Forward then show. */
export function pushEntry(address: string, state: object = {}): void {
	// The address may have been replaced since the page was rendered.
	if (!isOwn) shownPage = currentAddress();
	history.pushState({ ...state, page: shownPage }, '', address);
	isOwn = true;
}

/** Writes down where the visitor is, so that Back leads to the same place. */
export function keepScroll(): void {
	history.replaceState({ ...history.state, scroll: Math.round(scrollY) }, '');
}

/** Call with each page that is rendered. */
export function pageRendered(): void {
	shownPage = currentAddress();
	isOwn = readState().page !== undefined;
}

/**
 * Call once. Vike renders nothing where it goes to or comes from an entry that `history.pushState` added: it leaves that to whoever added it. Most
 * of these moves stay on the page; one that does not, as Back from a product to a filtered list, is a navigation.
 */
export function followHistory(): void {
	addEventListener('popstate', () => void follow());
	// Only clicks lead away: what they leave must be found again.
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

/** Frames in which content that comes with the page may make it tall enough. */
const SCROLL_FRAMES = 10;

function scrollBack(top: number, frames = SCROLL_FRAMES): void {
	scrollTo({ top, behavior: 'instant' });
	if (frames > 0 && Math.abs(scrollY - top) > 1) requestAnimationFrame(() => scrollBack(top, frames - 1));
}

function readState(): EntryState {
	return history.state ?? {};
}

const currentAddress = (): string => location.pathname + location.search;
