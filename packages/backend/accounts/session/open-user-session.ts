import { adoptVisitor } from '../../cart/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createSession, type Session } from '../../platform/visitor/session.ts';

/**
 * Creates a new session at login, because a token issued before must not become signed in. The visitor's cart, comparison and wishlist are
 * moved to the customer. The visitor's token stays valid for a visitor, for requests in flight.
 */
export async function openUserSession(db: Database, visitor: Session, userId: number): Promise<string> {
	if (visitor.user_id === null) await adoptVisitor(db, { sessionId: visitor.id, userId });
	return createSession(db, userId);
}
