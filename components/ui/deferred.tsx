import { type ComponentType, use } from 'react';
import { loadWithRetry } from '#lib/platform/client/load-with-retry.ts';

/**
 * A part of a screen whose code is loaded after the page has opened. Until then its server HTML stays, inside a Suspense. The code is in a
 * `*.deferred.tsx` that nothing imports statically: documents of the screen name its stylesheets (renderer/document/document-files.ts).
 */
export interface Deferred<Props extends object> {
	readonly Part: ComponentType<Props>;
	/** Loads the code immediately: before the server renders, and before a screen is shown by navigation. */
	readonly load: () => Promise<void>;
}

/** `wake` settles when the code of a delivered page may be loaded. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>, wake: () => Promise<void>): Deferred<Props> {
	let Loaded: ComponentType<Props> | undefined;
	let woken: Promise<ComponentType<Props>> | undefined;
	const loadOnce = async () => {
		Loaded ??= await load();
		return Loaded;
	};
	return {
		load: async () => void (await loadOnce()),
		Part(props) {
			if (Loaded) return <Loaded {...props} />;
			woken ??= wake().then(() => loadWithRetry(loadOnce));
			const Component = use(woken);
			return <Component {...props} />;
		},
	};
}
