import type { LabelPlan } from '#lib/platform/i18n/label-plan.ts';
import type { LabelUsage } from './label-usage.ts';

/** A module of the browser's code. */
export interface CodeModule extends LabelUsage {
	readonly imports: readonly string[];
	readonly dynamicImports: readonly string[];
	/** The screen that the module implements, e.g. `catalog/product`. */
	readonly screen?: string | undefined;
}

/**
 * Assigns labels to label modules by where they are used. A screen's module has the labels of its own code and of the code that runs on
 * every page, `common`. Code behind a dynamic import belongs to the screen as well, unless the importing file, or one that leads to it,
 * calls `loadLabels`: such a part has its own module, under the name that it loads.
 */
export function planLabels(modules: ReadonlyMap<string, CodeModule>, common: readonly string[]): LabelPlan {
	const labels = new Map<string, Set<string>>();
	for (const [id, { screen, loads }] of modules) {
		if (screen !== undefined) add(screen, reach([...common, id]));
		for (const name of loads) add(name, reach([id], id));
	}
	return Object.fromEntries([...labels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, found]) => [name, [...found].sort()]));

	function add(name: string, ids: ReadonlySet<string>): void {
		const found = labels.get(name) ?? new Set<string>();
		for (const id of ids) for (const label of modules.get(id)?.labels ?? []) found.add(label);
		labels.set(name, found);
	}

	/** Modules reached from `starts`. `part`: a module whose dynamic imports are followed although it loads labels. */
	function reach(starts: readonly string[], part?: string): ReadonlySet<string> {
		const found = new Set<string>();
		const waiting = [...starts];
		for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
			const module = modules.get(id);
			if (!module || found.has(id)) continue;
			found.add(id);
			waiting.push(...module.imports);
			if (module.loads.length === 0 || id === part) waiting.push(...module.dynamicImports.filter(comesAlong));
		}
		return found;
	}

	function comesAlong(id: string): boolean {
		const module = modules.get(id);
		return module !== undefined && module.screen === undefined && module.loads.length === 0;
	}
}
