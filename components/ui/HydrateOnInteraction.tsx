import { type ReactNode, Suspense, use } from 'react';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { useIsHydrating } from '#lib/platform/client/use-is-hydrating.ts';

/**
 * A part of a delivered page that React hydrates with the visitor's first interaction (D32). Its HTML is already there. On a page shown by
 * navigation it renders immediately.
 */
export function HydrateOnInteraction({ children }: { readonly children: ReactNode }) {
	return (
		<Suspense>
			<WhenInteracted>{children}</WhenInteracted>
		</Suspense>
	);
}

function WhenInteracted({ children }: { readonly children: ReactNode }) {
	const hydrating = useIsHydrating();
	if (hydrating && !import.meta.env.SSR) use(firstInteraction());
	return children;
}
