interface Entered {
	/** Address of the page under the modal. */
	readonly under: string;
	/** Address while it is open. */
	readonly url: string;
	readonly open: () => void;
	readonly close: () => void;
}

let shown: Entered | undefined;
/** The modal that Forward would open again. */
let left: Entered | undefined;
let then: (() => void) | undefined;
/** Its entry is about to go: a second press of the close button must not go back twice. */
let isLeaving = false;
let listening = false;

/** Gives an opening modal an address and an entry in the history, so that Back closes it and Forward opens it again (Spec 2, Interaction rules). */
export function enterModal({ url, open, close }: Omit<Entered, 'under'>): void {
	listen();
	left = undefined;
	if (shown) {
		shown = { ...shown, url, open, close };
		history.replaceState(history.state, '', url);
		return;
	}
	shown = { under: location.href, url: new URL(url, location.href).href, open, close };
	history.pushState(stateOfEntry(), '', url);
}

/** For a modal that was there as the document opened: its address has to lose the `mode` when it closes. */
export function adoptModal(under: string, close: () => void): void {
	shown = { under: new URL(under, location.href).href, url: location.href, open: () => undefined, close };
}

/** Closes the modal and takes its entry out of the history; `after` runs when the page under it is the current one again. */
export function leaveModal(after?: () => void): void {
	then = after ?? then;
	if (isLeaving) return;
	if (shown && isModalEntry()) {
		isLeaving = true;
		history.back();
		return;
	}
	if (shown) history.replaceState(history.state, '', shown.under);
	settle();
}

function listen(): void {
	if (listening) return;
	listening = true;
	// The first comes before the router's own listener (public/start.js), and keeps it from rendering the page under a modal again; the second
	// closes the modal in documents without that script, as in development.
	for (const type of ['shop:popstate', 'popstate']) addEventListener(type, onPopState);
}

function onPopState(event: Event): void {
	if (shown && location.href === shown.under) {
		keepFromRouter(event);
		left = shown;
		settle();
	} else if (!shown && left && location.href === left.url && isModalEntry()) {
		keepFromRouter(event);
		shown = left;
		shown.open();
	} else settle();
}

function settle(): void {
	const closing = shown;
	const next = then;
	shown = undefined;
	then = undefined;
	isLeaving = false;
	closing?.close();
	next?.();
}

/** The router compares each entry with the one before: it learns of this one as it does of every replaceState. */
function keepFromRouter(event: Event): void {
	event.preventDefault();
	history.replaceState(history.state, '');
}

function isModalEntry(): boolean {
	return history.state?.modal === true;
}

/** Written as the router writes its own: an entry that it takes for somebody else's is not rendered after a reload and Back. */
function stateOfEntry(): object {
	return { modal: true, vike: { timestamp: Date.now(), scrollPosition: { x: scrollX, y: scrollY }, triggeredBy: 'vike' } };
}
