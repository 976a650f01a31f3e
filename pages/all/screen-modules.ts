import type { ComponentType } from 'react';
import type { ScreenName, ScreenProps } from '#lib/screens/screen.ts';

export type ScreenComponent = ComponentType<ScreenProps[ScreenName]> & {
	/** Loads the deferred parts of the screen. It is a property, because React's hot reload needs modules that export only components. */
	readonly parts?: readonly (() => Promise<void>)[];
};
interface ScreenModule {
	readonly default: ScreenComponent;
}

/** All screens by path. The build adds those of the shop folder (scripts/build/shop-folder.ts). */
export const modules = import.meta.glob<ScreenModule>('/pages/*/*/Screen.tsx');
