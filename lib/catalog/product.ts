import type { Charging } from '@titraj/contract/product-safety.ts';
import type { Money } from '#lib/platform/money/money.ts';
import type { Picture } from '#lib/platform/pictures/picture.ts';
import type { SafeHtml } from '#lib/platform/text/safe-html.ts';
import type { EnergyLabel } from './energy-label.ts';
import type { ProductSafety } from './product-safety.ts';
import type { VariantAxis } from './variant-axes.ts';

/** A price block. Every part of it is what law and habit ask to be shown together (D14). */
export interface Price {
	/** What it costs now. */
	readonly price: Money;
	/** Regular price; set only while reduced, as `isReduced` has it (Spec 4, D42). */
	readonly regularPrice?: Money;
	/** Whole percents under the lowest price of 30 days; set only while reduced. */
	readonly percent?: number;
	/** Lowest price of the 30 days before the reduction; set only while reduced. */
	readonly lowestPrice30Days?: Money;
	/** Price of one measure, and of how many measures the product is where that is known. */
	readonly unit?: { readonly price: Money; readonly description: string; readonly quantity?: number | null } | undefined;
	/** `count` instalments of `amount`; `last` is set if the last one differs, so that they add up to the price. */
	readonly instalments?: { readonly count: number; readonly amount: Money; readonly last?: Money } | undefined;
}

/** What a product card shows: lists, related products, quick view. */
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
	readonly picture: Picture;
	/** `shopping_cart_code` of cart calls. */
	readonly cartCode: string;
	readonly badges: readonly string[];
	/** Visitors do not see the product; in what staff alone are sent. */
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
	/** Language that it is written in (ISO 639-1). */
	readonly lang?: string;
	/** The author bought the product in this shop. */
	readonly isVerified?: true;
	/** What the shop answers. */
	readonly answer?: string;
}

/** A producer's guarantee of durability of more than two years, at no cost and for the whole product (Directive 2011/83/EU, article 6(1)(la)). */
export interface DurabilityGuarantee {
	readonly years: number;
	/** Picture of the harmonised label; left out if the merchant supplies none. */
	readonly labelUrl?: string;
}

/** A product in full, behind its page, its structured data and the merchant feed (D29). */
export interface ProductVideo {
	readonly title: string;
	readonly src: string;
	/** Media type, e.g. `video/webm`. */
	readonly type: string;
	/** Stands in until it is played. */
	readonly picture: Picture;
	/** ISO 8601; left out where the shop does not say it. */
	readonly uploaded?: string;
}

export interface Product extends ProductCard {
	readonly code: string;
	readonly ean?: string;
	/** The manufacturer's own code. */
	readonly partNumber?: string;
	readonly manufacturerUrl?: string;
	readonly manufacturerPicture?: Picture;
	readonly category: { readonly title: string; readonly url: string };
	readonly shortDescription?: string;
	/** Sanitised HTML. */
	readonly contentHtml?: SafeHtml;
	readonly gallery: readonly Picture[];
	readonly videos: readonly ProductVideo[];
	readonly attributeGroups: readonly AttributeGroup[];
	readonly documents: readonly { readonly title: string; readonly url: string; readonly bytes: number; readonly type: string; readonly lang?: string }[];
	readonly reviews: readonly ProductReview[];
	/** Number of ratings with 1 to 5 stars; left out where the backend does not count them, and without ratings. */
	readonly ratings?: readonly number[];
	/** Safety contacts, warnings and disposal; left out if the product has none. */
	readonly safety?: ProductSafety;
	readonly charging?: Charging;
	readonly durability?: DurabilityGuarantee;
	/** What to choose among its variants; empty without any. */
	readonly variantAxes: readonly VariantAxis[];
	/** The variants of one product share it; left out without any. */
	readonly variantGroup?: string;
	/** Most pieces that may be bought; left out without a limit. */
	readonly maximumQuantity?: number;
	/** Sale unit, e.g. `kom`, `m`. */
	readonly unitName: string;
	readonly couponBadge?: { readonly title: string; readonly code: string };
	/** Cards of what a bundle holds; empty for a plain product. */
	readonly parts: readonly ProductCard[];
	/** Cards of products in stock that are used with it; left out without any. */
	readonly accessories?: readonly ProductCard[];
	/** Template of its category, which may ask for another order of the page. */
	readonly template?: string;
}
