/** What a coupon takes off, and off what. Without category and products it holds for everything. */
export interface SourcePromotion {
	coupon_code: string;
	/** One of the two. */
	percent: number | null;
	amount_cents: number | null;
	/** The goods have to come to so much. */
	minimum_cents: number | null;
	/** Goods of it and of all below it. */
	category_code: string | null;
	product_codes: string[];
}
