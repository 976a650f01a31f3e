import { adoptCart } from '../../cart/adopt-cart.ts';
import { adoptCompare } from '../../cart/saved/compare/adopt-compare.ts';
import { adoptWishlist } from '../../cart/saved/wishlist/adopt-wishlist.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createSession, type Session } from '../../platform/visitor/session.ts';

/**
 * Creates a new session at login, because a token issued before must not become signed in. The visitor's cart, comparison and wishlist are
 * moved to the customer. The visitor's token stays valid for a visitor, for requests in flight.
 */
export async function openUserSession(db: Database, visitor: Session, userId: number): Promise<string> {
	if (visitor.user_id === null) {
		await adoptCart(db, { sessionId: visitor.id, userId });
		await adoptCompare(db, { sessionId: visitor.id, userId });
		await adoptWishlist(db, { sessionId: visitor.id, userId });
	}
	return createSession(db, userId);
}
