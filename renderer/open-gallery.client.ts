import { createElement } from 'react';
import { GalleryViewer } from '#components/commerce/modals/GalleryViewer.tsx';
import { type GalleryView, isFilm } from '#lib/domain/gallery-view.ts';
import { loadGoodsLabels } from '#lib/i18n/document-translator.ts';
import { showModal } from './show-modal.client.ts';

const PLACE = '[data-gallery],.prose,section,main';

/** Opens a gallery link's picture or film large, with the others of its place (Spec 2, Gallery-class links). */
export function openGallery(pressed: HTMLAnchorElement): boolean {
	const links = [...(pressed.closest(PLACE)?.querySelectorAll<HTMLAnchorElement>('a.gallery') ?? [pressed])];
	const views = links.map(toView);
	void loadGoodsLabels().then(() => {
		const title = document.querySelector('main h1')?.textContent ?? document.title;
		showModal({ title, shape: 'full', opener: pressed, content: createElement(GalleryViewer, { views, start: links.indexOf(pressed) }) });
	});
	return true;
}

function toView(link: HTMLAnchorElement): GalleryView {
	const image = link.querySelector('img');
	return {
		kind: isFilm(link.pathname) ? 'film' : 'picture',
		src: link.href,
		alt: image?.alt ?? link.textContent ?? '',
		small: image?.currentSrc || image?.src,
	};
}
