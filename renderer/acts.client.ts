import { followStrips, showView } from './gallery-strip.client.ts';

type Act = (pressed: HTMLElement) => unknown;

/** What `data-act` buttons do. */
const ACTS: Readonly<Record<string, Act>> = {
	view: showView,
	wish: async (pressed) => (await import('./toggle-saved.client.ts')).toggleSaved('wishlist', pressed),
	compare: async (pressed) => (await import('./toggle-saved.client.ts')).toggleSaved('compare', pressed),
	consent: async () => (await import('./consent/open-consent.client.tsx')).openConsent(),
	review: async (pressed) => (await import('./open-review.client.tsx')).openReview(pressed),
};

followStrips();

/** Does what a press asks for (Spec 2, Interaction rules). */
export async function act(pressed: HTMLElement): Promise<void> {
	const name = pressed.dataset['act'];
	if (name !== undefined) return void (await ACTS[name]?.(pressed));
	if (!(pressed instanceof HTMLAnchorElement)) return;
	if (!(await openLink(pressed))) location.assign(pressed.href);
}

async function openLink(link: HTMLAnchorElement): Promise<boolean> {
	if (link.classList.contains('gallery')) return (await import('./open-gallery.client.ts')).openGallery(link);
	return (await import('./open-named-modal.client.ts')).openNamedModal(new URL(link.href), link);
}

/** Opens the modal that the document's own address asks for. */
export async function openAddress(): Promise<void> {
	await (await import('./open-named-modal.client.ts')).openAddressModal();
}
