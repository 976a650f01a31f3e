import { createRoot, type Root } from 'react-dom/client';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import styles from './AddedPanel.module.css';
import { AddedPanel } from './AddedPanel.tsx';

let shown: { readonly panel: HTMLElement; readonly root: Root } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows what a button put into the cart. The panel stands behind the button, so that it is next in the order of Tab and in reach within a modal; it takes no focus,
 * closes by Esc, by a press elsewhere and when the focus goes on, and by itself unless somebody is in it. Nothing on the cart page, and on pages without a way to it.
 */
export async function showAdded(cartCode: string, beside: HTMLElement): Promise<void> {
	const cartUrl = document.querySelector<HTMLAnchorElement>('[data-opens="cart"]')?.pathname;
	if (cartUrl === undefined || cartUrl === location.pathname) return;
	await loadLabels('added');
	shown ??= prepare();
	const { panel, root } = shown;
	if (panel.isConnected) panel.hidePopover();
	beside.append(panel);
	root.render(
		<LabelsContext value={documentTranslator()}>
			<AddedPanel key={cartCode} cartCode={cartCode} cartUrl={cartUrl} onClose={() => panel.hidePopover()} />
		</LabelsContext>,
	);
	panel.showPopover();
	goLater(panel);
}

function prepare() {
	const panel = document.createElement('div');
	panel.className = styles['panel'] ?? '';
	panel.popover = 'auto';
	panel.dataset['added'] = '';
	panel.addEventListener('pointerleave', () => goLater(panel));
	panel.addEventListener('focusout', ({ relatedTarget }) => {
		if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
	});
	return { panel, root: createRoot(panel) };
}

function goLater(panel: HTMLElement): void {
	clearTimeout(timer);
	timer = setTimeout(() => {
		if (panel.isConnected && !panel.matches(':hover, :focus-within')) panel.hidePopover();
	}, TIMINGS.toastAlertShown);
}
