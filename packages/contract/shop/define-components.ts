/**
 * Parts of pages that a merchant may replace (docs/your-shop.md), with the source of ours. Their props are public: `lib/shop-parts.ts` names their types. A
 * component is a function of that name, in a `.tsx` file that may import ours.
 */
export const REPLACEABLE = {
	/** A product in a list. */
	ProductCard: 'components/commerce/ProductCard.tsx',
	/** Above every page; static HTML. */
	Header: 'components/chrome/Header.tsx',
	/** Below every page; static HTML. */
	Footer: 'components/chrome/Footer.tsx',
	/** The sign beside the shop's name. */
	BrandMark: 'components/chrome/BrandMark.tsx',
	/** Badges, title and codes on the page of a product. */
	TitleBlock: 'pages/catalog/product/TitleBlock.tsx',
	/** Key attributes and short description on the page of a product. */
	Summary: 'pages/catalog/product/Summary.tsx',
} as const satisfies Readonly<Record<string, string>>;

export type PartName = keyof typeof REPLACEABLE;

/** Functions that import the merchant's components: only pages load them. */
export type ComponentsDefinition = {
	readonly [Name in PartName]?: () => Promise<{ readonly [Export in Name]: (props: never) => unknown }>;
};
