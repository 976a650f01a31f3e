import { createHash } from 'node:crypto';
import { LABEL_MODULES } from '#lib/i18n/label-files.ts';
import { type LabelModules, splitLabels } from '#lib/i18n/split-labels.ts';

/** A language's labels modules and the hashed address of the first: the same labels have the same address, whoever renders (D7). */
export function toLabelModules(lang: string, labels: Readonly<Record<string, string>>): { address: string; modules: LabelModules } {
	const modules = splitLabels(labels);
	const hash = createHash('sha256');
	for (const name of LABEL_MODULES) hash.update(modules[name]);
	return { address: `/assets/labels/${lang}.${hash.digest('hex').slice(0, 10)}.js`, modules };
}
