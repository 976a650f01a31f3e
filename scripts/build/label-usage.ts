import { parseAst, Visitor } from 'vite';
import { type LabelPlan, standsFor } from '#lib/platform/i18n/label-plan.ts';

/** The labels that a browser module uses. */
export interface LabelUsage {
	/** Label keys as in a plan. */
	readonly labels: LabelPlan[string];
	/** Names of the label modules that it loads. */
	readonly loads: readonly string[];
}

interface Range {
	readonly start: number;
	readonly end: number;
}

/** Calls whose first argument is the key of a label: `t(…)`, `t.plural(…)`, `translator(…)`, `documentTranslator()(…)`. */
const TRANSLATES = /^(t|translator|documentTranslator\(\)|.*\.(plural|translator))$/s;

/**
 * Finds the labels that the source of a module uses: every string that is a label key, and every template that can become one. Server-only
 * code (`import.meta.env.SSR && …`) does not count. Throws, with file and line, for a key that is known only at run time.
 */
export function findLabelUsage(code: string, file: string, keys: readonly string[]): LabelUsage {
	const found: { readonly label: string; readonly place: Range }[] = [];
	const loads = new Set<string>();
	const serverOnly: Range[] = [];
	const textOf = ({ start, end }: Range) => code.slice(start, end);
	const fail = ({ start }: Range, why: string, help: string): never => {
		throw new Error(`${file}:${code.slice(0, start).split('\n').length}: ${why}. ${help}.`);
	};
	const add = (label: string, place: Range) => {
		if (keys.some((key) => standsFor(label, key))) found.push({ label, place });
	};
	new Visitor({
		LogicalExpression({ operator, left, right }) {
			if (operator === '&&' && textOf(left) === 'import.meta.env.SSR') serverOnly.push(right);
		},
		ConditionalExpression({ test, consequent }) {
			if (textOf(test) === 'import.meta.env.SSR') serverOnly.push(consequent);
		},
		Literal(node) {
			if (typeof node.value === 'string' && /^[a-z][\w.]+$/.test(node.value)) add(node.value, node);
		},
		TemplateLiteral(node) {
			const [head = '', ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
			if (/^[a-z][\w.]*[._]$/.test(head) && rest.length > 0) add(`${head}*${rest.at(-1)}`, node);
		},
		CallExpression(node) {
			const [first] = node.arguments;
			const callee = textOf(node.callee);
			const text = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : null;
			if (callee === 'loadLabels') loads.add(text ?? fail(node, `${textOf(node)} contains no name of a label module`, 'Write its name as a string literal'));
			if (callee === 'backendLabel' || callee === 'errorLabel')
				add(`${text ?? fail(node, `${textOf(node)} contains no prefix`, 'Write the prefix of the labels as a string literal')}*`, node);
			const isOpen = first?.type === 'TemplateLiteral' && first.quasis.length > 1 && !/[._]$/.test(first.quasis[0]?.value.cooked ?? '');
			if (isOpen && TRANSLATES.test(callee))
				fail(
					node,
					`the build cannot tell which labels ${textOf(first)} stands for`,
					'Begin it with their common prefix, up to a dot or an underscore, or look the key up in a table',
				);
		},
	}).visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
	const isInBrowser = ({ start }: Range) => !serverOnly.some((range) => range.start <= start && start < range.end);
	return { labels: [...new Set(found.filter(({ place }) => isInBrowser(place)).map(({ label }) => label))], loads: [...loads] };
}
