import { type Modal, mountDialog } from '#components/ui/mount-dialog.tsx';
import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';
import { enterModal, leaveModal } from './modal-history.client.ts';

interface ModalRequest extends Omit<Modal, 'onClose'> {
	/** Address while the modal is open; the page's own if left out. */
	readonly url?: string | undefined;
	/** Gets the focus when the modal closes. */
	readonly opener?: HTMLElement | null;
	/** Called with the close function instead of adding a history entry. */
	readonly adopt?: ((close: () => void) => void) | undefined;
}

let render: ((modal: Modal | null) => void) | undefined;

/** Opens a modal over the page. Back closes it; its links are followed once its history entry is gone. */
export function showModal({ url = location.href, opener, adopt, ...modal }: ModalRequest): void {
	render ??= prepare();
	const draw = render;
	const open = () => draw({ ...modal, onClose: () => leaveModal() });
	const close = () => {
		draw(null);
		opener?.focus({ preventScroll: true });
	};
	open();
	if (adopt) adopt(close);
	else enterModal({ url, open, close });
}

function prepare(): (modal: Modal | null) => void {
	document.addEventListener('click', leaveByLink, true);
	return mountDialog(documentTranslator());
}

/** Returns to the page below first, so that Back from the next page does not lead to an entry without a page. */
function leaveByLink(event: MouseEvent): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('dialog[open] a[href]');
	if (!link || link.dataset['leaves'] !== undefined || link.matches('.gallery,[href*="mode="],[target],[rel~="external"],[href^="mailto:"]')) return;
	if (event.ctrlKey || event.metaKey || event.shiftKey || link.origin !== location.origin) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	leaveModal(() => goTo(link.href));
}

/** Clicks a link on the page, so that the router handles it. */
function goTo(href: string): void {
	const link = document.createElement('a');
	link.href = href;
	document.body.append(link);
	link.click();
	link.remove();
}
