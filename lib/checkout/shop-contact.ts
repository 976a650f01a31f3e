/** Whom a customer asks about an order; each is empty if it is not set. */
export interface ShopContact {
	readonly phone: string;
	readonly email: string;
}

export const toShopContact = ({ phone, email }: ShopContact): ShopContact => ({ phone, email });
