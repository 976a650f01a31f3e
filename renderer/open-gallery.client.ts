import { createElement } from 'react';
import { GalleryViewer } from '#components/commerce/modals/GalleryViewer.tsx';
import { type GalleryView, galleryKind } from '#lib/catalog/gallery-view.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { showModal } from './show-modal.client.ts';

const PLACE = '[data-gallery],.prose,section,main';

/**
 * Opens the picture or video of a gallery link in the viewer, together with the others of its group; false if the viewer cannot show the
 * target, so that the link is followed (Spec 2, Gallery-class links).
 */
export function openGallery(pressed: HTMLAnchorElement): boolean {
	if (toView(pressed) === null) return false;
	const links = [...(pressed.closest(PLACE)?.querySelectorAll<HTMLAnchorElement>('a.gallery') ?? [pressed])].filter((link) => toView(link) !== null);
	const views = links.flatMap((link) => toView(link) ?? []);
	void loadLabels('gallery').then(() => {
		const title = document.querySelector('main h1')?.textContent ?? document.title;
		showModal({ title, shape: 'full', opener: pressed, content: createElement(GalleryViewer, { views, start: links.indexOf(pressed) }) });
	});
	return true;
}

/** The page policy allows only pictures and videos of the shop's own address. */
function toView(link: HTMLAnchorElement): GalleryView | null {
	const kind = link.origin === location.origin ? galleryKind({ path: link.pathname, type: link.type }) : null;
	const image = link.querySelector('img');
	// A lazy picture that was not loaded has no current address.
	return kind && { kind, src: link.href, alt: image?.alt || link.textContent?.trim() || '', small: image?.currentSrc || undefined };
}
