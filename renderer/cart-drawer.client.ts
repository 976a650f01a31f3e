import { findCartUrl } from '#lib/cart/client/find-cart-url.ts';
import { loadLabels } from '#lib/platform/i18n/document-translator.ts';

/** Makes the cart link open the drawer. Its code is loaded with the first click; if that fails, the link opens the cart page. */
export function startCartDrawer(): void {
	document.addEventListener('cart:open', (event) => {
		const cartUrl = findCartUrl();
		if (cartUrl === undefined || cartUrl === location.pathname) return;
		event.preventDefault();
		Promise.all([import('./open-cart-drawer.client.ts'), loadLabels('cart-drawer')]).then(
			([{ openCartDrawer }]) => openCartDrawer(cartUrl),
			() => location.assign(cartUrl),
		);
	});
}
