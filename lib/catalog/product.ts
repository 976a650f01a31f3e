import type { GoodsCondition } from '@titraj/contract/goods-condition.ts';
import type { Charging } from '@titraj/contract/product-safety.ts';
import type { Money } from '#lib/platform/money/money.ts';
import type { DecorativePicture, Picture } from '#lib/platform/pictures/picture.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import type { EnergyLabel } from './energy-label.ts';
import type { ProductSafety } from './product-safety.ts';
import type { VariantAxis } from './variant-axes.ts';

/** The price of a product with everything that must be shown with it (D14). */
export interface Price {
	/** Current price. */
	readonly price: Money;
	/** Regular price; set only while reduced as defined by `isReduced` (Spec 4, D42). */
	readonly regularPrice?: Money;
	/** Reduction from the lowest price of 30 days, in whole percent; set only while reduced. */
	readonly percent?: number;
	/** Lowest price of the 30 days before the reduction; set only while reduced. */
	readonly lowestPrice30Days?: Money;
	/** Unit price, and the number of measures in the product if known. */
	readonly unit?: { readonly price: Money; readonly description: string; readonly quantity?: number | null } | undefined;
	/** `count` instalments of `amount`; `last` is set if the last one differs, so that they add up to the price. */
	readonly instalments?: { readonly count: number; readonly amount: Money; readonly last?: Money } | undefined;
}

/** A product card, as in lists, related products and quick view. */
export interface ProductCard {
	readonly id: number;
	readonly title: string;
	readonly url: string;
	readonly manufacturer?: string;
	/** At most three, e.g. `27"`, `165 Hz`, `IPS`. */
	readonly specs: readonly string[];
	readonly price: Price;
	readonly available: boolean;
	/** Pieces in stock, 0 when none. */
	readonly stock: number;
	/** Available to order without stock, with the days until it can be sent if the shop promises some (0164). */
	readonly backorder?: { readonly days?: number } | undefined;
	readonly picture: DecorativePicture;
	/** `shopping_cart_code` of cart calls. */
	readonly cartCode: string;
	/** The first one; all of them on the product's own page. */
	readonly badges: readonly string[];
	/** Hidden from visitors; set only in data for staff. */
	readonly hidden?: true;
	/** EU energy label; its class is shown beside the price. */
	readonly energyLabel?: EnergyLabel;
	/** 0 to 5 and number of votes; left out without votes. */
	readonly rating?: { readonly value: number; readonly votes: number };
}

export interface AttributeGroup {
	readonly title: string;
	readonly attributes: readonly { readonly title: string; readonly value: string }[];
}

export interface ProductReview {
	readonly author: string;
	readonly text: string;
	readonly rate: number;
	/** ISO 8601. */
	readonly datetime?: string;
	/** Language of the text (ISO 639-1). */
	readonly lang?: string;
	/** The author bought the product in this shop. */
	readonly isVerified?: true;
	/** The shop's reply. */
	readonly answer?: string;
	/** Language of the reply (ISO 639-1). */
	readonly answerLang?: string;
	/** The author's photos, without alternative text; left out without any. */
	readonly photos?: readonly Picture[];
}

/** A producer's guarantee of durability of more than two years, at no cost and for the whole product (Directive 2011/83/EU, article 6(1)(la)). */
export interface DurabilityGuarantee {
	readonly years: number;
	/** Picture of the harmonised label; left out if the merchant supplies none. */
	readonly labelUrl?: string;
}

interface ProductVideo {
	readonly title: string;
	readonly src: string;
	/** Media type, e.g. `video/webm`. */
	readonly type: string;
	/** Shown until the video plays. */
	readonly picture: Picture;
	/** ISO 8601; left out if unknown. */
	readonly uploaded?: string;
}

/** Data of the parts of a product's page that never change after rendering. Browsers have their HTML instead (0095). */
export interface ProductDetails {
	/** Sanitised HTML. */
	readonly contentHtml?: SafeHtml;
	readonly attributeGroups: readonly AttributeGroup[];
	readonly documents: readonly { readonly title: string; readonly url: string; readonly bytes: number; readonly type: string; readonly lang?: string }[];
	readonly manufacturerPicture?: Picture;
	/** Newest first. */
	readonly reviews: readonly ProductReview[];
	/** Safety contacts, warnings and disposal; left out if the product has none. */
	readonly safety?: ProductSafety;
	/** Values of the merchant's own fields by name; left out without any. */
	readonly fields?: Readonly<Record<string, unknown>>;
}

/** A product as its page needs it in the browser. */
export interface Product extends ProductCard {
	readonly code: string;
	readonly ean?: string;
	/** The manufacturer's own code. */
	readonly partNumber?: string;
	readonly manufacturerUrl?: string;
	readonly category: { readonly title: string; readonly url: string };
	readonly shortDescription?: string;
	/** At least one. */
	readonly gallery: readonly Picture[];
	readonly videos: readonly ProductVideo[];
	/** Stars of each review, newest first. */
	readonly reviewRates: readonly number[];
	/** Number of ratings with 1 to 5 stars; left out without ratings, or if the backend does not count them. */
	readonly ratings?: readonly number[];
	readonly charging?: Charging;
	readonly durability?: DurabilityGuarantee;
	/** Left out: the condition that the shop states for all goods. */
	readonly condition?: GoodsCondition;
	/** Attributes by which its variants differ; empty without variants. */
	readonly variantAxes: readonly VariantAxis[];
	/** Id shared by all variants of a product; left out without variants. */
	readonly variantGroup?: string;
	/** Maximum quantity; left out without a limit. */
	readonly maximumQuantity?: number;
	/** Sale unit, e.g. `kom`, `m`. */
	readonly unitName: string;
	readonly couponBadge?: { readonly title: string; readonly code: string };
	/** Cards of a bundle's products; empty for other products. */
	readonly parts: readonly ProductCard[];
	/** Cards of accessories in stock; left out if there are none. */
	readonly accessories?: readonly ProductCard[];
	/** Template of its category, which may change the layout of the page. */
	readonly template?: string;
}

/** All data of a product, for its page, its structured data, the merchant feed and the comparison (D29). */
export interface FullProduct extends Product, ProductDetails {}
