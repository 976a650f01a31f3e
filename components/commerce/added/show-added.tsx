import { createRoot, type Root } from 'react-dom/client';
import { findCartUrl } from '#lib/cart/client/find-cart-url.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import styles from './AddedPanel.module.css';
import { AddedPanel } from './AddedPanel.tsx';

let shown: { readonly panel: HTMLElement; readonly root: Root } | undefined;
let opening = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the product that a button added to the cart. The panel is inserted after the button, so that it is next in tab order and reachable within a modal. It takes no focus. It
 * closes on Esc, on a click outside, when focus leaves it, and after a timeout unless hovered or focused. Does nothing on the cart page and on pages without a link to it.
 */
export async function showAdded(cartCode: string, beside: HTMLElement): Promise<void> {
	const cartUrl = findCartUrl();
	if (cartUrl === undefined || cartUrl === location.pathname) return;
	await loadLabels('added');
	shown ??= prepare();
	const { panel, root } = shown;
	opening++;
	if (panel.isConnected) panel.hidePopover();
	beside.append(panel);
	root.render(
		<LabelsContext value={documentTranslator()}>
			<AddedPanel
				key={cartCode}
				cartCode={cartCode}
				cartUrl={cartUrl}
				opening={opening}
				onClose={() => panel.hidePopover()}
				onAccessories={() => hideLater(panel)}
			/>
		</LabelsContext>,
	);
	panel.showPopover();
	hideLater(panel);
}

function prepare() {
	const panel = document.createElement('div');
	panel.className = styles['panel'] ?? '';
	panel.popover = 'auto';
	panel.dataset['added'] = '';
	panel.addEventListener('pointerleave', () => hideLater(panel));
	panel.addEventListener('focusout', ({ relatedTarget }) => {
		if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
	});
	return { panel, root: createRoot(panel) };
}

function hideLater(panel: HTMLElement): void {
	clearTimeout(timer);
	timer = setTimeout(() => {
		if (panel.isConnected && !panel.matches(':hover, :focus-within')) panel.hidePopover();
	}, TIMINGS.toastAlertShown);
}
