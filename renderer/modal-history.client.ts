import { pushEntry } from '#lib/navigation/client/history-entries.ts';

interface Entered {
	/** Address of the page under the modal. */
	readonly under: string;
	/** Address while the modal is open. */
	readonly url: string;
	readonly open: () => void;
	readonly close: () => void;
}

let shown: Entered | undefined;
/** The modal that Forward would reopen. */
let left: Entered | undefined;
let then: (() => void) | undefined;
/** The modal's history entry is being removed: a second click on the close button must not go back twice. */
let isLeaving = false;
let listening = false;

/** Gives an opening modal an address and a history entry, so that Back closes it and Forward reopens it (Spec 2, Interaction rules). */
export function enterModal({ url, open, close }: Omit<Entered, 'under'>): void {
	listen();
	left = undefined;
	if (shown) {
		shown = { ...shown, url, open, close };
		history.replaceState(history.state, '', url);
		return;
	}
	shown = { under: location.href, url: new URL(url, location.href).href, open, close };
	pushEntry(url, { modal: true });
}

/** For a modal that was open when the document loaded: closing it removes `mode` from the address. */
export function adoptModal(under: string, close: () => void): void {
	shown = { under: new URL(under, location.href).href, url: location.href, open: () => undefined, close };
}

/** Closes the modal and removes its history entry; `after` runs when the page below is current again. */
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
	addEventListener('popstate', onPopState);
}

function onPopState(): void {
	if (shown && location.href === shown.under) {
		left = shown;
		settle();
	} else if (!shown && left && location.href === left.url && isModalEntry()) {
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

function isModalEntry(): boolean {
	return history.state?.modal === true;
}
