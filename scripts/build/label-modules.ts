import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { CURRENCY_LABEL } from '#lib/platform/i18n/formats.ts';
import labels from '#locales/hr.json' with { type: 'json' };
import { findLabelUsage, type LabelUsage } from './label-usage.ts';
import type { NameScreen } from './name-screens.ts';
import type { OpenShopFolder } from './open-shop-folder.ts';
import { type CodeModule, planLabels } from './plan-labels.ts';

const SOURCE = /^(components|lib|pages|renderer|packages)\/.*\.tsx?$/;

/**
 * Writes `labels.json` into the folder of the server build: the labels that each label module contains, according to their use in browser
 * modules. Fails if a module uses a label key that is known only at run time.
 */
export function labelModules(nameScreen: NameScreen, shop: Pick<OpenShopFolder, 'folder' | 'textKeys'> | null): Plugin {
	const keys = [...Object.keys(labels), CURRENCY_LABEL, ...(shop?.textKeys ?? [])];
	const isSource = (id: string, file: string) => SOURCE.test(file) || (shop !== null && id.startsWith(`${shop.folder}/`) && /\.tsx?$/.test(id));
	const usages = new Map<string, LabelUsage>();
	return {
		name: 'label-modules',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name === 'client',
		transform(code, id) {
			const file = relative(this.environment.config.root, id);
			if (isSource(id, file)) usages.set(id, findLabelUsage(code, file, keys));
			return null;
		},
		writeBundle() {
			const { root, build } = this.environment.config;
			const modules = new Map<string, CodeModule>();
			const common: string[] = [];
			for (const id of this.getModuleIds()) {
				const info = this.getModuleInfo(id);
				// The error page loads its labels itself.
				if (!info || id.endsWith('/pages/_error')) continue;
				const { labels, loads } = usages.get(id) ?? { labels: [], loads: [] };
				const screen = nameScreen(id);
				modules.set(id, { labels, loads, screen, imports: info.importedIds, dynamicImports: info.dynamicallyImportedIds });
				if (info.isEntry) common.push(id);
			}
			const folder = resolve(root, build.outDir, '../server');
			mkdirSync(folder, { recursive: true });
			writeFileSync(join(folder, 'labels.json'), `${JSON.stringify(planLabels(modules, common), null, '\t')}\n`);
		},
	};
}
