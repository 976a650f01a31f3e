import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';

/**
 * A component whose HTML is in the page and whose code is loaded with the first interaction; until then React leaves the HTML unchanged
 * (D32). It needs a surrounding Suspense. Servers import the component itself: `import.meta.env.SSR ? (await load()).default :
 * lazyOnInteraction(load)`.
 */
export function lazyOnInteraction<Props extends object>(
	load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => {
		await firstInteraction();
		return loadWithRetry(load);
	});
}
