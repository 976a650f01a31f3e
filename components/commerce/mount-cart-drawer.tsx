import { createRoot } from 'react-dom/client';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import CartDrawer from './CartDrawer.tsx';

/** Mounts the cart drawer in its own React root; returns a function that opens it. */
export function mountCartDrawer(translator: Translator, cartUrl: string): () => void {
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	const show = (open: boolean) =>
		root.render(
			<LabelsContext value={translator}>
				<CartDrawer open={open} onClose={() => show(false)} cartUrl={cartUrl} />
			</LabelsContext>,
		);
	return () => show(true);
}
