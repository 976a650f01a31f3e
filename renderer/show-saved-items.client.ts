import { onStateChange } from '#lib/platform/client/state-hint.ts';
import { isOffered } from '#lib/platform/i18n/is-offered.ts';
import { createPendingChanges } from '#lib/saved/client/pending-changes.ts';
import { onSavedItems, readSavedItems, SAVED_CHANGES_KEY } from '#lib/saved/client/saved-items.ts';
import type { SavedList } from '#lib/saved/saved-lists.ts';
import { setLive } from './chrome-behaviour.client.ts';

const BUTTONS: Readonly<Record<SavedList, string>> = { wishlist: 'wish', compare: 'compare' };

const LISTS = ['wishlist', 'compare'] as const;

let isPainting = false;

/**
 * Keeps hearts, compare buttons and the counts of the header in step with the visitor's lists, and sends changes that the previous page
 * could not; further calls have no effect.
 */
export function showSavedItems(): void {
	if (isPainting || !LISTS.some(isOffered)) return;
	isPainting = true;
	onSavedItems(paint);
	onStateChange(() => void showLists());
	new MutationObserver(paintButtons).observe(document.body, { childList: true, subtree: true });
	void showLists();
	if (createPendingChanges(SAVED_CHANGES_KEY).take().length > 0) void import('#lib/saved/client/saved-changes.ts');
}

async function showLists(): Promise<void> {
	const known = readSavedItems();
	const unknown = LISTS.filter((list) => isOffered(list) && known[list] === undefined);
	if (unknown.length > 0) {
		const { refreshMarks } = await import('#lib/saved/client/saved-changes.ts');
		await Promise.all(unknown.map((list) => refreshMarks(list)));
	}
	paint();
}

function paint(): void {
	const saved = readSavedItems();
	setLive('wishlist-count', saved.wishlist?.length ?? 0);
	setLive('compare-count', saved.compare?.length ?? 0);
	paintButtons();
}

function paintButtons(): void {
	const saved = readSavedItems();
	for (const list of LISTS) {
		if (saved[list] === undefined) continue;
		const codes = new Set(saved[list]);
		for (const button of document.querySelectorAll<HTMLElement>(`[data-action="${BUTTONS[list]}"]`)) {
			const pressed = String(codes.has(button.dataset['code'] ?? ''));
			if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
		}
	}
}
