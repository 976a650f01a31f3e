import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { TextKey } from '../texts/text.ts';

export interface ScreenProps {
	/** Parameters of the address. */
	readonly params: Readonly<Record<string, string>>;
}

type Screen = LazyExoticComponent<ComponentType<ScreenProps>>;

export interface Route {
	readonly pattern: string;
	readonly title: TextKey;
	/** The section of the navigation that it belongs to. */
	readonly section: string;
	/** The right that its data needs; undefined for all. */
	readonly scope?: string;
	readonly Screen: Screen;
}

const screen = (load: () => Promise<{ readonly default: ComponentType<ScreenProps> }>): Screen => lazy(load);

/** Screens by address. Each is a file of its own, loaded when it is opened. */
export const ROUTES: readonly Route[] = [
	{ pattern: '/', title: 'today.title', section: '/', Screen: screen(() => import('../screens/today/TodayScreen.tsx')) },
];
