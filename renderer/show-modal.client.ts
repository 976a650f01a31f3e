import { type Modal, mountDialog } from '#components/ui/mount-dialog.tsx';
import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';
import { enterModal, leaveModal } from './modal-history.client.ts';

interface ModalRequest extends Omit<Modal, 'onClose'> {
	/** Address while it is open; the page's own where left out. */
	readonly url?: string | undefined;
	/** Where the focus goes when it closes. */
	readonly opener?: HTMLElement | null;
	/** Called instead of giving it an entry in the history, with what closes it. */
	readonly adopt?: ((close: () => void) => void) | undefined;
}

let render: ((modal: Modal | null) => void) | undefined;

/** Opens a modal over the page. Back closes it; its links lead on once its entry is out of the history. */
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

/** The page under the modal comes back first, so that Back from the next page does not lead to an entry without a page. */
function leaveByLink(event: MouseEvent): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('dialog[open] a[href]');
	if (!link || link.dataset['leaves'] !== undefined || link.matches('.gallery,[href*="mode="],[target],[rel~="external"],[href^="mailto:"]')) return;
	if (event.ctrlKey || event.metaKey || event.shiftKey || link.origin !== location.origin) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	leaveModal(() => goTo(link.href));
}

/** A press of a link of the page: the router takes it from there. */
function goTo(href: string): void {
	const link = document.createElement('a');
	link.href = href;
	document.body.append(link);
	link.click();
	link.remove();
}
