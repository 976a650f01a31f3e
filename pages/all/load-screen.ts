import type { ScreenName } from '#lib/screens/screen.ts';
import { modules, type ScreenComponent } from './screen-modules.ts';

const loaded = new Map<ScreenName, ScreenComponent>();

/** Loads a screen's code and, unless the page is being hydrated, its deferred parts (ADR 1). Throws for a name without a Screen.tsx. */
export async function loadScreen(name: ScreenName, { isHydration = false } = {}): Promise<ScreenComponent> {
	const load = modules[`/pages/${name}/Screen.tsx`];
	if (!load) throw new Error(`No screen at pages/${name}/Screen.tsx`);
	const { default: Screen } = await load();
	if (!isHydration) await Promise.all((Screen.parts ?? []).map((loadPart) => loadPart()));
	loaded.set(name, Screen);
	return Screen;
}

/** Loads all screens, for a server whose files may be replaced while it runs. */
export async function loadAllScreens(): Promise<void> {
	await Promise.all(Object.values(modules).map(async (load) => Promise.all(((await load()).default.parts ?? []).map((loadPart) => loadPart()))));
}

/** A screen that `loadScreen` has loaded before; rendering is synchronous. */
export function loadedScreen(name: ScreenName): ScreenComponent {
	const Screen = loaded.get(name);
	if (!Screen) throw new Error(`Screen ${name} is rendered before it is loaded`);
	return Screen;
}
