import { type ReactNode, Suspense, use } from 'react';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { useIsHydrating } from '#lib/platform/client/use-is-hydrating.ts';

/**
 * A part of a delivered page that React takes over with the visitor's first interaction: its HTML is there already, and nobody can press
 * what nobody has touched (D32). A page shown by navigation has it at once.
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
