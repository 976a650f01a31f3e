/** Keeps the badges of the shop folder current, for rules that depend on time, stock or sales; `onChanged` is called if a product's badges changed. */
export { badgesJob } from './badges/badges-job.ts';
/** Replaces the badges that the merchant gave to products, and returns the ids of those that changed. */
export { giveBadges } from './badges/give-badges.ts';
/** Brings the badges of the shop folder up to date: those of the products `ids`, or of all. Writes only products whose badges differ, and returns whether any did. */
export { refreshBadges } from './badges/refresh-badges.ts';
/** Handlers of products, categories, lists, manufacturers and reviews. */
export { catalogHandlers } from './catalog-handlers.ts';
export {
	/** Why a category cannot be renamed or moved. */
	type CategoryRefusal,
	/** Renames or moves a category, or changes its picture. Returns the addresses that changed, or why it is refused; null for an unknown code. */
	changeCategory,
} from './categories/change-category.ts';
/** Changes a category by its code and returns whether anything changed. */
export { editCategory } from './categories/edit-category.ts';
export {
	/** Codes of the categories at the end of each path, by `toPathKey`. Missing categories are created with unique codes and slugs: a slug that is taken gets its parent's slug as a prefix or a number as a suffix. */
	ensureCategories,
	/** Key of a path of titles, regardless of case, diacritics and white space. */
	toPathKey,
} from './categories/ensure-categories.ts';
export {
	/** Query of the ids of one or several categories and all of their descendants. */
	categoriesUnder,
	/** Last segment of a slug, which may be a path below the catalog. */
	lastSegment,
	/** The category that a product list is filtered by; null without such a filter. */
	toCategory,
} from './categories/find-category.ts';
/** Upserts categories by code; parents are written first, whatever order they come in. */
export { writeCategories } from './categories/write-categories.ts';
export {
	/** Stored values changed by those of a row: null removes one. By name, so that the same values are equal. */
	changeFields,
	/** Values of a product's fields, by name. */
	type FieldValues,
} from './fields/change-fields.ts';
/** Hands lists that the shop fills over to the merchant: removes the products that the shop added. From then on only the merchant's rows determine the content. */
export { claimLists } from './lists/claim-lists.ts';
/** Changes a manufacturer by its code and returns whether anything changed. A new title or safety contact also marks its products as updated: the title is part of their search text. */
export { editManufacturer } from './manufacturers/edit-manufacturer.ts';
export {
	/** Codes of manufacturers by `toManufacturerKey` of their names. Missing manufacturers are created. */
	ensureManufacturers,
	/** Key of a name: `ASUS` and `Asus` have the same. */
	toManufacturerKey,
} from './manufacturers/ensure-manufacturers.ts';
/** Upserts manufacturers by code; existing ones keep their ids. */
export { writeManufacturers } from './manufacturers/write-manufacturers.ts';
/** Writes prices and stock of products in one statement, because each update of a row costs an entry in all its indexes. Records prices in the price history, from which the lowest price in 30 days is computed. A sale that continues or deepens keeps the lowest price it began with. Call `countReduced` afterwards if prices changed. */
export { setOffers } from './offers/set-offers.ts';
/** Updates the number of products on the list of reduced ones. Call it after prices changed, where the totals of all lists are not refreshed anyway. */
export { countReduced } from './prices/list-reduced.ts';
export {
	/** A price that applies from a time on. */
	type PlannedPrice,
	/** Replaces the planned prices of products and returns the ids of products whose plan changed. */
	planPrices,
} from './prices/plan-prices.ts';
/** Applies due prices; `onChanged` is called if any price changed. */
export { plannedPricesJob } from './prices/planned-prices-job.ts';
/** New prices of a product, in cents. Omitted fields are unchanged; `sale_price_cents` null ends a sale. */
export type { PriceChange } from './prices/price-change.ts';
/** Prices that the shop has shown of a product, the newest first. */
export { readPriceHistory } from './prices/read-price-history.ts';
export {
	/** Lowest price of the 30 days before a reduction, in major units; null if the product is not reduced (D14). */
	toLowestPrice,
	/** Price fields of a product on the wire: in lists, product details and price refreshes. */
	toPriceFields,
	/** The regular price if the product is reduced; else the current price, so that nothing is struck through (D42). */
	toRegularCents,
} from './prices/to-price-fields.ts';
export {
	/** Id of a cursor; null if `toCursor` did not create it. */
	parseCursor,
	/** Opaque cursor: the next page of a crawl starts after this id. */
	toCursor,
} from './products/cursor.ts';
/** Creates an attribute, or changes its title and group, also in the specification tables of products that have it. The unit and type of an attribute in use cannot change, except that a missing type may be set: otherwise the meaning of stored values would change. */
export { defineAttribute } from './products/edit-attribute.ts';
export {
	/** Ids of one page in order, and the total: narrow rows are sorted first, wide ones are read afterwards. */
	findProducts,
	/** Which page of the found products, and for whom. */
	type ProductPage,
} from './products/find-products.ts';
export {
	/** Product cards, each as JSON text. */
	loadCards,
	/** Full products, each as JSON text with the cards of its related products. */
	loadFullProducts,
	/** Full products that name related products by id, and the card of each named product that is not one of them, all as JSON text. */
	loadFullProductsAndCards,
	/** List items with every field of spec section 3, each as JSON text. */
	loadListItems,
	/** Product cards by id, in the order of the ids. */
	readCards,
} from './products/load-products.ts';
export {
	/** The requested order, or a default: crawls by id, searches and lists of ids by relevance, product lists by their own order. */
	chooseSort,
	/** How rows of `p` are sorted, and the join that the order needs. */
	type ProductOrder,
	/** How a shopper may sort a list. */
	type Sort,
	/** Requested ids keep the order of the request; titles are sorted in the market's alphabet. */
	toOrder,
	/** An order with the sort as a parameter, for rows that are sorted anyway: most sorts then share one prepared query. */
	toSharedOrder,
} from './products/product-order.ts';
export {
	/** Parses at most 500 ids from a comma-separated list; invalid ones are skipped. */
	parseIds,
	/** SQL conditions of a product query. `known`: ids of its category and descendants, if they were already loaded. */
	toConditions,
} from './products/product-query.ts';
/** URL of the shop, and the owner of the wishlist and comparison that the response reflects. */
export type { Reading } from './products/product-relations.ts';
export {
	/** Reads products by code and locks them until the end of the transaction. */
	readSourceProducts,
	/** A stored product in the source format, so that parts of it can be changed and the whole written again. Without translations: writing keeps the stored ones. */
	type StoredProduct,
} from './products/read-source-products.ts';
/** Updates the alphabetical order of products in each market, for products that meet `condition` (on `products as p`). Markets without translated titles are skipped: they use the Croatian titles and their order. */
export { refreshTitleOrder } from './products/refresh-title-order.ts';
export {
	/** Reduces the items of a list response (JSON) to `id` and the fields in the request's `response_fields`. Must run last: localization needs the item's URL, which may not be among the requested fields. */
	keepResponseFields,
	/** Whether a requested field exists only on full products. */
	wantsFullFields,
} from './products/response-fields.ts';
/** Title of the product with id `p.id` in a market; `source`, the Croatian title, where it has no translation. */
export { titleInMarket } from './products/title-in-market.ts';
/** Code by which the cart's calls name a product. */
export { toShoppingCartCode } from './products/to-card.ts';
/** Maps what distinguishes a variant, such as its size, to the wire format. */
export { toVariationAttributes } from './products/to-details.ts';
/** Maps the stored label to the wire format; null without a class. */
export { toEnergyLabel } from './products/to-energy-label.ts';
export {
	/** Path of the catalog. All paths are in the source language; `localization` translates them. */
	CATALOG_PATH,
	/** Path of the magazine. */
	MAGAZINE_PATH,
	/** Path of the list of manufacturers. */
	MANUFACTURERS_PATH,
	/** Path of the newsletter's page. */
	NEWSLETTER_PATH,
	/** Path of the page that confirms and ends price alerts. */
	PRICE_ALERT_PATH,
	/** Path of the page that confirms and ends stock alerts. */
	STOCK_ALERT_PATH,
	/** Path of the list of stores. */
	STORES_PATH,
	/** Path of the list of sweepstakes. */
	SWEEPSTAKES_PATH,
	/** Path of an author of the magazine. */
	toAuthorPath,
	/** Path of a category, by its slugs from the root. */
	toCategoryPath,
	/** Path of a product list of the shop. */
	toListPath,
	/** Path of a manufacturer. */
	toManufacturerPath,
	/** Path of a category of the magazine. */
	toPostCategoryPath,
	/** Path of a post. */
	toPostPath,
	/** Path of a product. */
	toProductPath,
	/** Path of the products with a tag. */
	toProductTagPath,
	/** Path of a store. */
	toStorePath,
	/** Path of a sweepstake. */
	toSweepstakePath,
	/** Path of the posts with a tag. */
	toTagPath,
} from './products/urls.ts';
export {
	/** Tax and shipping data of a product. Undefined fields are not changed. */
	type ParcelFacts,
	/** Writes tax and shipping data, and returns the ids of changed products. */
	writeParcelFacts,
} from './products/write-parcel-facts.ts';
export {
	/** Upserts one batch of products with distinct codes that are known to have changed, and returns their ids by code. Otherwise like `writeProducts`. */
	writeChangedProducts,
	/** Upserts one batch by code and returns the number of changed rows. Existing products keep their ids and stock; unchanged rows are not written. Call `refreshDerived` after the last batch. */
	writeProducts,
} from './products/write-products.ts';
export {
	/** Whether a product can be ordered: it is in stock, or available to order without. The column `orderable` is the same in SQL. */
	isOrderable,
	/** `toOrderableQuantity` of `products as p`, in SQL. */
	ORDERABLE_QUANTITY,
	/** What decides how many pieces of a product can be ordered. */
	type Supply,
	/** As the contract says it; null for a product that is sold from stock alone. */
	toBackorder,
	/** Pieces of `qty` that are not in stock. */
	toMissingPieces,
	/** Pieces that can be ordered now. */
	toOrderableQuantity,
} from './stock/orderable.ts';
export {
	/** New stock of a product: total pieces, all in the warehouse, or pieces by location (`warehouse` or a store's code; other locations are unchanged). */
	type StockChange,
	/** Stock of a product after a change. `store_stock` is a part of `quantity`; the rest is in the warehouse. */
	toStock,
	/** Location of stock that is not in a store. */
	WAREHOUSE,
} from './stock/stock-change.ts';
/** Makes products available to order without stock, or (null) sells them from stock alone. Returns the ids of changed products. */
export { writeBackorders } from './stock/write-backorders.ts';
