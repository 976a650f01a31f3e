interface ProductVisibility {
	readonly visible: boolean;
	readonly category_visible: boolean | null;
	readonly manufacturer_visible: boolean | null;
	readonly ignore_brand_visibility: boolean;
}

/** Whether visitors may see a product: null counts as visible, `ignore_brand_visibility` overrides the manufacturer (Spec 4, Visibility). */
export function isProductVisible(product: ProductVisibility): boolean {
	return product.visible && product.category_visible !== false && (product.ignore_brand_visibility || product.manufacturer_visible !== false);
}

/** Whether visitors may see a post: status 3 or more and a visible category (Spec 4, Visibility). */
export function isPostPublic(post: { readonly status: number; readonly category_visible: boolean | null }): boolean {
	return post.status >= 3 && post.category_visible !== false;
}
