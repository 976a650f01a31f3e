import { followStrips, showView } from './gallery-strip.client.ts';

type ClickAction = (pressed: HTMLElement) => unknown;

/** Actions of `data-action` buttons. */
const CLICK_ACTIONS: Readonly<Record<string, ClickAction>> = {
	view: showView,
	wish: async (pressed) => (await import('./toggle-saved.client.ts')).toggleSaved('wishlist', pressed),
	compare: async (pressed) => (await import('./toggle-saved.client.ts')).toggleSaved('compare', pressed),
	consent: async () => (await import('./consent/open-consent.client.tsx')).openConsent(),
	review: async (pressed) => (await import('./open-review.client.tsx')).openReview(pressed),
};

followStrips();

/** Runs the action of a clicked button (Spec 2, Interaction rules). */
export async function runClickAction(pressed: HTMLElement): Promise<void> {
	const name = pressed.dataset['action'];
	if (name !== undefined) return void (await CLICK_ACTIONS[name]?.(pressed));
	if (!(pressed instanceof HTMLAnchorElement)) return;
	if (!(await openLink(pressed))) location.assign(pressed.href);
}

async function openLink(link: HTMLAnchorElement): Promise<boolean> {
	if (link.classList.contains('gallery')) return (await import('./open-gallery.client.ts')).openGallery(link);
	return (await import('./open-named-modal.client.ts')).openNamedModal(new URL(link.href), link);
}

/** Opens the modal that the document's own address names. */
export async function openAddress(): Promise<void> {
	await (await import('./open-named-modal.client.ts')).openAddressModal();
}
