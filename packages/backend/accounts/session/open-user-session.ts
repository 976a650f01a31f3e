import { adoptCart } from '../../cart/adopt-cart.ts';
import { adoptCompare } from '../../cart/saved/compare/adopt-compare.ts';
import { adoptWishlist } from '../../cart/saved/wishlist/adopt-wishlist.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createSession, type Session } from '../../platform/visitor/session.ts';

/**
 * A session of its own for a customer: a token from before the login never becomes one of after it. The visitor's cart, comparison and wishlist go along;
 * the visitor's token stays a visitor's, for calls already under way.
 */
export async function openUserSession(db: Database, visitor: Session, userId: number): Promise<string> {
	if (visitor.user_id === null) {
		await adoptCart(db, { sessionId: visitor.id, userId });
		await adoptCompare(db, { sessionId: visitor.id, userId });
		await adoptWishlist(db, { sessionId: visitor.id, userId });
	}
	return createSession(db, userId);
}
