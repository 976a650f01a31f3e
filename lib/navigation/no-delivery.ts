/** Why goods cannot be sent to the country of a page's language, and what a shopper can do (0112). */
export interface NoDelivery {
	/** The market's country, ISO 3166 alpha-2. */
	readonly country: string;
	/** Names of the countries that the shop delivers to, as a list in the page's language; empty if it delivers nowhere. */
	readonly countries: string;
	/** Whether orders can be picked up in a store. */
	readonly pickup: boolean;
	/** Phone number and e-mail address of the shop, as far as they are known. */
	readonly contact: string;
}
