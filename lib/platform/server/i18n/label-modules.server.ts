import { createHash } from 'node:crypto';
import type { LabelPlan } from '../../i18n/label-plan.ts';
import { splitLabels } from '../../i18n/split-labels.ts';

/**
 * A language's label modules by name, and the prefix of their addresses, made from the build's plan. Equal labels have equal addresses, in
 * the prerenderer and in functions (D7).
 */
export function toLabelModules(
	lang: string,
	labels: Readonly<Record<string, string>>,
	plan: LabelPlan,
): { readonly base: string; readonly modules: Readonly<Record<string, string>> } {
	const modules = splitLabels(labels, plan);
	const hash = createHash('sha256');
	for (const [name, text] of Object.entries(modules)) hash.update(`${name}\n${text}`);
	return { base: `/assets/labels/${lang}.${hash.digest('hex').slice(0, 10)}`, modules };
}
