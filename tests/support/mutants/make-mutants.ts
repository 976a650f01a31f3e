import ts from 'typescript';

/** A variant of a source with one small change. */
export interface Mutant {
	/** Names the change without its line, so that it stays the same while other code changes: `number in toCart: 1.25 → 2.25`. */
	readonly name: string;
	readonly source: string;
}

/** Values of these are a shop's own: with another price or other products on its front page the backend is another shop, not a wrong one. Their fields are removed, their numbers stay. */
const DATA = new Set(['CATEGORIES', 'PRODUCTS', 'DRAWINGS', 'SHIPPING', 'PAYMENT', 'FRONT_BLOCKS']);
/** These start the server. */
const START = new Set(['startMinimalBackend']);

const OPPOSITE = new Map<ts.SyntaxKind, string>([
	[ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
	[ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
	[ts.SyntaxKind.LessThanToken, '>='],
	[ts.SyntaxKind.LessThanEqualsToken, '>'],
	[ts.SyntaxKind.GreaterThanToken, '<='],
	[ts.SyntaxKind.GreaterThanEqualsToken, '<'],
	[ts.SyntaxKind.AmpersandAmpersandToken, '||'],
	[ts.SyntaxKind.BarBarToken, '&&'],
]);

interface Change {
	readonly kind: 'number' | 'status' | 'comparison' | 'field' | 'boolean';
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** One mutant for each number, status, comparison, boolean and field of an object in the source. */
export function makeMutants(source: string): readonly Mutant[] {
	const file = ts.createSourceFile('server.mjs', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
	const mutants: Mutant[] = [];
	const seen = new Map<string, number>();
	const visit = (node: ts.Node, scope: string): void => {
		const inside = scopeOf(node) ?? scope;
		if (START.has(inside) || ts.isImportDeclaration(node) || isMain(node)) return;
		const change = changeOf(node, inside);
		if (change) {
			const label = `${change.kind} in ${inside}: ${shorten(source.slice(change.start, change.end))}${change.text === '' ? ' removed' : ` → ${change.text}`}`;
			const count = (seen.get(label) ?? 0) + 1;
			seen.set(label, count);
			mutants.push({
				name: count === 1 ? label : `${label} (${count})`,
				source: `${source.slice(0, change.start)}${change.text}${source.slice(change.end)}`,
			});
		}
		ts.forEachChild(node, (child) => visit(child, inside));
	};
	ts.forEachChild(file, (node) => visit(node, 'the module'));
	return mutants;
}

/** The block that runs only as a command. */
const isMain = (node: ts.Node): boolean => ts.isIfStatement(node) && node.expression.getText().includes('process.argv');

/** Name of a top-level declaration. */
function scopeOf(node: ts.Node): string | null {
	if (ts.isFunctionDeclaration(node) && node.name) return node.name.text;
	const isTop = ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);
	return isTop && ts.isIdentifier(node.name) ? node.name.text : null;
}

function changeOf(node: ts.Node, scope: string): Change | null {
	const place = { start: node.getStart(), end: node.getEnd() };
	if (ts.isNumericLiteral(node)) {
		if (DATA.has(scope)) return null;
		return isStatus(node)
			? { kind: 'status', ...place, text: node.text === '500' ? '200' : '500' }
			: { kind: 'number', ...place, text: String(Number(node.text) + 1) };
	}
	if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
		return { kind: 'boolean', ...place, text: node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true' };
	if (ts.isBinaryExpression(node)) {
		const text = OPPOSITE.get(node.operatorToken.kind);
		return text === undefined ? null : { kind: 'comparison', start: node.operatorToken.getStart(), end: node.operatorToken.getEnd(), text };
	}
	const isField =
		(ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isSpreadAssignment(node)) && ts.isObjectLiteralExpression(node.parent);
	return isField ? { kind: 'field', start: node.getStart(), end: endWithComma(node), text: '' } : null;
}

const isStatus = (node: ts.Node): boolean =>
	(ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'status' && Number(node.getText()) >= 100) || node.getText() === '200';

/** A field is removed together with the comma behind it. */
function endWithComma(node: ts.Node): number {
	const rest = node.getSourceFile().text.slice(node.getEnd());
	return node.getEnd() + (/^\s*,/.exec(rest)?.[0].length ?? 0);
}

const shorten = (text: string): string => {
	const line = text.replace(/\s+/g, ' ').replace(/,$/, '');
	return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};
