/** Props of the list screens: shells whose content is loaded in the browser (D9). */
export interface SavedScreenProps {
	'catalog/compare': { readonly title: string };
	'catalog/wishlist': { readonly title: string };
}
