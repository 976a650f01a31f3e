import { type Plugin, parseAst, Visitor } from 'vite';

/**
 * The chrome's CSS modules are imported for their effect alone (ADR 8): without this Vite drops them with their unused class names. The
 * browser never reads those names.
 */
export const keepChromeStyles: Plugin = {
	name: 'keep-chrome-styles',
	apply: 'build',
	enforce: 'post',
	transform(code, id) {
		if (
			!/\/components\/(chrome\/.*|(blocks|commerce\/listing|forms|stores)\/.*|ui\/(Button|IconButton|Field|Pagination|Summary|control))\.module\.css$/.test(id)
		)
			return null;
		const isUnread = this.environment.name === 'client' && id.includes('/chrome/');
		return { code: isUnread ? '' : code, map: null, moduleSideEffects: 'no-treeshake' };
	},
};

/** Where each setting was written, which only sentences for developers say. */
const SETTING_PLACE = /("filePathToShowToUser": ?)"[^"]*"|("fileExportPathToShowToUser": ?)\[[^\]]*\]/g;

/**
 * The router checks itself in sentences for developers, which shoppers would download. They get the checks without the sentences; development
 * has both.
 */
export const leaveOutRouterWords: Plugin = {
	name: 'leave-out-router-words',
	apply: 'build',
	transform(code, id) {
		if (this.environment.name === 'client' && id.includes('virtual:vike:'))
			return { code: code.replace(SETTING_PLACE, (_, path?: string, names?: string) => (path ? `${path}"/"` : `${names}[]`)), map: null };
		if (this.environment.name !== 'client' || !/\/node_modules\/vike\/dist\/.*\.js$/.test(id) || !code.includes('assert')) return null;
		const sentences: { readonly start: number; readonly end: number }[] = [];
		new Visitor({
			CallExpression({ callee, arguments: [, sentence] }) {
				const isCheck = callee.type === 'Identifier' && /^assert(Usage|Warning|Info)$/.test(callee.name);
				if (isCheck && sentence && sentence.start >= (sentences.at(-1)?.end ?? 0)) sentences.push(sentence);
			},
		}).visit(parseAst(code));
		return { code: sentences.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code), map: null };
	},
};

const RENDER_CLIENT = /\/vike-react\/dist\/integration\/onRenderClient\.js$/;
const HYDRATION = /globalObject\.root = ReactDOM\.hydrateRoot\(container, page, \{[\s\S]*?\n {8}\}\);/;
const HEAD = /function applyHead\(pageContext\) \{[\s\S]*?\n\}\n/;

/**
 * A page is hydrated as a transition: React stops every few milliseconds, so that a press never waits for the whole of it. A page's head is
 * written by its own data (+onAfterRenderClient.ts): the integration's way of doing so would be downloaded for nothing. Throws where the
 * integration is no longer the one that this was written for.
 */
export const hydrateInSteps: Plugin = {
	name: 'hydrate-in-steps',
	transform(code, id) {
		if (this.environment.name !== 'client' || !RENDER_CLIENT.test(id)) return null;
		if (!HYDRATION.test(code) || !HEAD.test(code)) throw new Error('vike-react hydrates in another way than before: adapt scripts/build/plugins.ts');
		const steps = code.replace(HYDRATION, (hydration) => `startTransition(() => { ${hydration} });`).replace(HEAD, 'function applyHead() {}\n');
		return { code: `import { startTransition } from 'react';\n${steps}`, map: null };
	},
};
