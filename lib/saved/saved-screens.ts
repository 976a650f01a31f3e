/** Props of the screens of a visitor's lists: shells whose content is live (D9). */
export interface SavedScreenProps {
	'catalog/compare': { readonly title: string };
	'catalog/wishlist': { readonly title: string };
}
