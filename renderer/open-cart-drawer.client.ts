import { mountCartDrawer } from '#components/commerce/mount-cart-drawer.tsx';
import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';

let show: (() => void) | undefined;

/** Opens the cart drawer, which is mounted with the first call. */
export function openCartDrawer(cartUrl: string): void {
	show ??= mountCartDrawer(documentTranslator(), cartUrl);
	show();
}
