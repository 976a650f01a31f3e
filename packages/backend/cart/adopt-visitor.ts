import { adoptCart } from './adopt-cart.ts';
import { adoptCompare } from './saved/compare/adopt-compare.ts';
import { adoptWishlist } from './saved/wishlist/adopt-wishlist.ts';
import type { Database } from './tables.ts';

/** Moves a visitor's cart, comparison and wishlist to the customer who signed in. */
export async function adoptVisitor(db: Database, visitor: { sessionId: string; userId: number }): Promise<void> {
	await adoptCart(db, visitor);
	await adoptCompare(db, visitor);
	await adoptWishlist(db, visitor);
}
