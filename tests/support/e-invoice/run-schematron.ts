import { isOib } from '@titraj/contract/formats/oib.ts';
import fontoxpath from 'fontoxpath';
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom';

/** A rule that a document breaks. */
export interface Broken {
	readonly id: string;
	readonly text: string;
	/** Name of the element. */
	readonly at: string;
}

const { evaluateXPath, evaluateXPathToBoolean, evaluateXPathToNodes, registerCustomXPathFunction } = fontoxpath;

const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';
const OPTIONS = { language: evaluateXPath.XPATH_3_1_LANGUAGE };

// Functions of the Croatian rules, which they define in XSLT.
registerCustomXPathFunction({ namespaceURI: 'utils', localName: 'ctrlOIB' }, ['xs:string?'], 'xs:boolean', (_context: unknown, text: string | null) =>
	isOib((text ?? '').replace(/^HR/, '')),
);
registerCustomXPathFunction({ namespaceURI: 'utils', localName: 'check3010' }, ['xs:string?'], 'xs:boolean', (_context: unknown, text: string | null) => {
	const number = text ?? '';
	return number.length <= 30 && (number.split('.')[1] ?? '').length <= 10;
});

/** Checks a document against the fatal rules of Schematron files (XPath 2, no includes, no abstract patterns): in each pattern, each node keeps to the first rule for it. */
export function runSchematron(schemas: readonly string[], xml: string): Broken[] {
	const document = parseXmlDocument(xml);
	const roots = schemas.flatMap((text) => parseXmlDocument(text).documentElement ?? []);
	// Files that others include are patterns without prefixes of their own.
	const prefixes = new Map(roots.flatMap((root) => childrenOf(root, 'ns').map((ns) => [ns.getAttribute('prefix'), ns.getAttribute('uri')] as const)));
	const patterns = roots.flatMap((root) => (root.localName === 'pattern' ? [root] : childrenOf(root, 'pattern')));
	return patterns.flatMap((pattern) => runPattern(pattern, document, (prefix) => prefixes.get(prefix) ?? null));
}

type Resolve = (prefix: string) => string | null;

const childrenOf = (parent: Element, name: string): Element[] =>
	parent.children.filter((child) => child.namespaceURI === SCHEMATRON && child.localName === name);

function runPattern(pattern: Element, document: Document, namespaceResolver: Resolve): Broken[] {
	const done = new Set<Node>();
	return childrenOf(pattern, 'rule').flatMap((rule) => {
		const context = alternativesOf(rule.getAttribute('context') ?? '')
			.map((path) => (path.startsWith('/') ? path : `//${path}`))
			.join(' | ');
		const nodes = evaluateXPathToNodes<Element>(context, document, null, {}, { ...OPTIONS, namespaceResolver }).filter((node) => !done.has(node));
		for (const node of nodes) done.add(node);
		const lets = childrenOf(rule, 'let').map((each) => `let $${each.getAttribute('name')} := (${each.getAttribute('value')}) return `);
		return nodes.flatMap((node) =>
			childrenOf(rule, 'assert').flatMap((assert): Broken[] => {
				if (assert.getAttribute('flag') !== 'fatal') return [];
				const holds = evaluateXPathToBoolean(`${lets.join('')}(${assert.getAttribute('test')})`, node, null, {}, { ...OPTIONS, namespaceResolver });
				return holds ? [] : [{ id: assert.getAttribute('id') ?? '', text: (assert.textContent ?? '').trim().replaceAll(/\s+/g, ' '), at: node.nodeName }];
			}),
		);
	});
}

/** Parts of a pattern between its `|` outside of brackets and quotes. */
function alternativesOf(context: string): string[] {
	const parts = [''];
	let [depth, quote] = [0, ''];
	for (const sign of context) {
		if (quote === '' && sign === '|' && depth === 0) {
			parts.push('');
			continue;
		}
		if (quote === '' && '([{'.includes(sign)) depth += 1;
		if (quote === '' && ')]}'.includes(sign)) depth -= 1;
		if (sign === "'" || sign === '"') quote = quote === sign ? '' : quote === '' ? sign : quote;
		parts[parts.length - 1] += sign;
	}
	return parts.map((part) => part.trim());
}
