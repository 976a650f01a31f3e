import { type ReactNode, Suspense, use } from 'react';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { useDelivered } from '#lib/platform/client/use-is-hydrating.ts';

/**
 * A part of a delivered page that React takes over with the visitor's first interaction: its HTML is there already, and nobody can press
 * what nobody has touched (D32). A page shown by navigation has it at once.
 */
export function Late({ children }: { readonly children: ReactNode }) {
	return (
		<Suspense>
			<Gate>{children}</Gate>
		</Suspense>
	);
}

function Gate({ children }: { readonly children: ReactNode }) {
	const delivered = useDelivered();
	if (delivered && !import.meta.env.SSR) use(firstInteraction());
	return children;
}
