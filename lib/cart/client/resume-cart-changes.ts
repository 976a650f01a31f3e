import { cartChangesKeys } from './cart-changes-keys.ts';

/** Sends cart changes that an earlier page could not send, and loads the code for it only if there are any. Call once after hydration. */
export async function resumeCartChanges(): Promise<void> {
	if (cartChangesKeys().length > 0) await import('./cart-changes.ts');
}
