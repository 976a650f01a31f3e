import { onStateChange } from '#lib/platform/client/state-hint.ts';
import { createKeptChanges } from '#lib/saved/client/pending-changes.ts';
import { forgetMarks, KEPT_SAVED, onMarks, readMarks } from '#lib/saved/client/saved-items.ts';
import type { SavedList } from '#lib/saved/saved-lists.ts';
import { setLive } from './chrome-behaviour.client.ts';

const BUTTONS: Readonly<Record<SavedList, string>> = { wishlist: 'wish', compare: 'compare' };

let isPainting = false;

/** Lets hearts, compare buttons and the counts of the header follow the visitor's lists, and sends on what the page before could not; a second call changes nothing. */
export function startSavedMarks(): void {
	if (isPainting) return;
	isPainting = true;
	onMarks(paint);
	onStateChange(() => void showLists());
	new MutationObserver(paintButtons).observe(document.body, { childList: true, subtree: true });
	void showLists();
	if (createKeptChanges(KEPT_SAVED).take().length > 0) void import('#lib/saved/client/saved-changes.ts');
}

async function showLists(): Promise<void> {
	if (readMarks() === null) {
		const { refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
		const known = await Promise.all([refreshMarks('wishlist'), refreshMarks('compare')]);
		if (known.includes(false)) forgetMarks();
	}
	paint();
}

function paint(): void {
	const marks = readMarks();
	setLive('wishlist-count', marks?.wishlist.length ?? 0);
	setLive('compare-count', marks?.compare.length ?? 0);
	paintButtons();
}

function paintButtons(): void {
	const marks = readMarks();
	if (!marks) return;
	for (const list of ['wishlist', 'compare'] as const) {
		const codes = new Set(marks[list]);
		for (const button of document.querySelectorAll<HTMLElement>(`[data-act="${BUTTONS[list]}"]`)) {
			const pressed = String(codes.has(button.dataset['code'] ?? ''));
			if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
		}
	}
}
