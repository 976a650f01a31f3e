import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { LabelPlan } from '#lib/platform/i18n/label-plan.ts';
import { toLabelsAddress } from '#lib/platform/i18n/labels-address.ts';
import { toLabelModules } from '#lib/platform/server/i18n/label-modules.server.ts';
import { replaceFile } from '../../run/replace-file.ts';

/**
 * Writes the labels that the browser needs, as hashed modules per language. `dist` is the folder of the build. Returns the start of the modules'
 * addresses by language code. Modules of earlier builds are kept, because open tabs request them.
 */
export function writeLabels(dist: string, output: string, sites: readonly SiteData[]): Record<string, string> {
	const plan: LabelPlan = JSON.parse(readFileSync(join(dist, 'server/labels.json'), 'utf8'));
	return Object.fromEntries(
		sites.map(({ lang, labels }) => {
			const { base, modules } = toLabelModules(lang, labels, plan);
			for (const [name, text] of Object.entries(modules)) replaceFile(join(output, toLabelsAddress(base, name)), text);
			return [lang, base];
		}),
	);
}
