import { cartChangesKeys } from './cart-changes-keys.ts';

/** Sends on what a page before could not; loads the code for it only then. Call once after hydration. */
export async function resumeCartChanges(): Promise<void> {
	if (cartChangesKeys().length > 0) await import('./cart-changes.ts');
}
