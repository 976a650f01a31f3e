export {
	/** A coupon as it is stored, with the code of its category. */
	type CouponRow,
	/** What is stored of a coupon besides its code and its uses. */
	type CouponTerms,
	/** Ends a coupon now. */
	endCoupon,
	/** A coupon by its code. */
	findCoupon,
	/** Coupons by state and text, a page of them. */
	listCoupons,
	/** Locks a coupon, to replace it. */
	lockCoupon,
	/** Creates or replaces a coupon. */
	saveCoupon,
} from './edit-coupon.ts';
