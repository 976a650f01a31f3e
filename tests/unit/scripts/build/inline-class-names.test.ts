import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { inlineClassNames } from '#scripts/build/inline-class-names.ts';

test('class names are written where they are used, those of other components are left out, and the styles stay', async () => {
	const { code, css } = await bundle({
		'card.module.css': '.card { color: red }\n.unused { color: blue }\n',
		'card.ts': "import styles from './card.module.css';\nexport const name = styles.card;\nexport const missing = () => document.body.className;\n",
	});
	expect(code).toContain('of-card');
	expect(code).not.toContain('of-unused');
	expect(css).toContain('of-card');
	expect(css).toContain('of-unused');
});

test('a stylesheet that is imported for its effect stays', async () => {
	const { code, css } = await bundle({ 'page.css': 'body { color: red }\n', 'card.ts': "import './page.css';\nexport const name = 'card';\n" });
	expect(code).toContain('card');
	expect(css).toContain('red');
});

/** Builds card.ts for the browser; class names become `of-NAME`. */
async function bundle(files: Readonly<Record<string, string>>): Promise<{ readonly code: string; readonly css: string }> {
	const root = mkdtempSync(join(tmpdir(), 'class-names-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
	const result = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [...inlineClassNames],
		css: { modules: { generateScopedName: 'of-[local]' } },
		build: {
			write: false,
			minify: false,
			rolldownOptions: {
				input: join(root, 'card.ts'),
				preserveEntrySignatures: 'allow-extension',
				optimization: { inlineConst: { mode: 'all', pass: 2 } },
				output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'styles', test: /css$/ }] } },
			},
		},
	});
	const parts = [result].flat().flatMap((output) => ('output' in output ? output.output : []));
	const textOf = (isWanted: (name: string) => boolean) =>
		parts.map((part) => (isWanted(part.fileName) ? (part.type === 'chunk' ? part.code : String(part.source)) : '')).join('');
	return { code: textOf((name) => !name.endsWith('.css')), css: textOf((name) => name.endsWith('.css')) };
}
