import type { Product, ProductCard } from '#lib/catalog/product.ts';
import type { ChromeModel } from '#lib/navigation/chrome.ts';

/** Props of the parts that a merchant may replace (docs/your-shop.md). They are public: within a major version props are only added. */
export interface ProductCardProps {
	readonly product: ProductCard;
	/** Of its picture: `high` loads eagerly, among the first in view; `low` after everything else. */
	readonly priority?: 'high' | 'low';
}

/** Props of `Header` and `Footer`, whose HTML is static: they have no effects and no handlers. */
export interface ChromePartProps {
	readonly model: ChromeModel;
}

export interface BrandMarkProps {
	/** Pixels. */
	readonly size?: number;
}

/** Props of `TitleBlock` and `Summary` on the page of a product. */
export interface ProductPartProps {
	readonly product: Product;
	/** Puts the part into its place on the page. */
	readonly className?: string | undefined;
}
