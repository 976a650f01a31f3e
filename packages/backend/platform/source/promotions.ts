/** Discount of a coupon. Without category and products it applies to everything. */
export interface SourcePromotion {
	coupon_code: string;
	/** `percent` or `amount_cents`. */
	percent: number | null;
	amount_cents: number | null;
	/** Minimum value of the goods. */
	minimum_cents: number | null;
	/** Applies to goods of this category and its descendants. */
	category_code: string | null;
	product_codes: string[];
}
