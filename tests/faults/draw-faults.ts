import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** One small change of one line of the code. */
export interface Fault {
	readonly file: string;
	readonly kind: 'comparison' | 'operator' | 'condition' | 'call' | 'number';
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

/** Parts of the code, and the number of faults that are drawn from each. `scripts/bench` measures and is not shipped. */
const PARTS: readonly (readonly [part: string, count: number, pattern: string])[] = [
	['contract', 5, 'packages/contract/**/*.ts'],
	['backend', 16, 'packages/backend/**/*.ts'],
	['lib', 15, 'lib/**/*.{ts,tsx}'],
	['renderer', 5, 'renderer/**/*.{ts,tsx}'],
	['components', 6, 'components/**/*.{ts,tsx}'],
	['pages', 4, 'pages/**/*.{ts,tsx}'],
	['functions', 3, 'functions/**/*.ts'],
	['scripts', 6, 'scripts/!(bench)/**/*.ts'],
	// What has grown since then, after the others, so that their draw stays as it was.
	['invoices', 5, 'packages/backend/invoices/**/*.ts'],
	['payments', 5, 'packages/backend/{payments,orders/{payment,money}}/**/*.ts'],
	['mail', 3, 'packages/backend/{mail,platform/mail,orders/mail}/**/*.ts'],
	['staff', 3, 'packages/backend/staff/**/*.ts'],
	['orders', 7, 'packages/backend/orders/{changes,life-cycle,placing,reading,returns,shipments,withdrawal}/**/*.ts'],
	['import', 4, 'packages/backend/import/**/*.ts'],
	['merchant-api', 5, 'packages/backend/merchant-api/**/*.ts'],
	['back-office', 4, 'packages/back-office/**/*.{ts,tsx}'],
];

const SWAPPED = new Map<ts.SyntaxKind, string>([
	[ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
	[ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
	[ts.SyntaxKind.LessThanToken, '<='],
	[ts.SyntaxKind.LessThanEqualsToken, '<'],
	[ts.SyntaxKind.GreaterThanToken, '>='],
	[ts.SyntaxKind.GreaterThanEqualsToken, '>'],
	[ts.SyntaxKind.AmpersandAmpersandToken, '||'],
	[ts.SyntaxKind.BarBarToken, '&&'],
]);

const SEED = 20_261_129;

/** For each part the drawn candidates in the order of the draw, `spare` times as many as are wanted: types refuse some, others change nothing. */
export function drawFaults(spare: number): readonly { readonly part: string; readonly count: number; readonly candidates: readonly Fault[] }[] {
	const random = mulberry32(SEED);
	return PARTS.map(([part, count, pattern]) => {
		const files = globSync(pattern, { exclude: ['**/node_modules/**'] })
			.filter((file) => !/\.(d|test|config)\.ts$/.test(file))
			.toSorted();
		const perFile = files.map((file) => faultsOf(file, readFileSync(file, 'utf8'))).filter((faults) => faults.length > 0);
		// A file is drawn first, so that one with many numbers does not crowd out the rest.
		const candidates = Array.from({ length: Math.ceil(count * spare) }, () => pick(pick(perFile, random), random));
		return { part, count, candidates };
	});
}

/** All places of a source where a fault fits. */
function faultsOf(file: string, source: string): readonly Fault[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
	const faults: Fault[] = [];
	const isOneLine = (node: ts.Node) => !node.getText().includes('\n');
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
		if (ts.isBinaryExpression(node)) {
			const text = SWAPPED.get(node.operatorToken.kind);
			const kind = text === '&&' || text === '||' ? 'operator' : 'comparison';
			if (text) faults.push({ file, kind, start: node.operatorToken.getStart(), end: node.operatorToken.getEnd(), text });
		}
		const condition = ts.isIfStatement(node) ? node.expression : ts.isConditionalExpression(node) ? node.condition : null;
		if (condition && isOneLine(condition))
			faults.push({ file, kind: 'condition', start: condition.getStart(), end: condition.getEnd(), text: `!(${condition.getText()})` });
		if (ts.isExpressionStatement(node) && isOneLine(node)) {
			const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
			if (ts.isCallExpression(call)) faults.push({ file, kind: 'call', start: node.getStart(), end: node.getEnd(), text: ';' });
		}
		if (ts.isNumericLiteral(node)) {
			const value = Number(node.text);
			faults.push({ file, kind: 'number', start: node.getStart(), end: node.getEnd(), text: String(value < 2 ? value + 1 : value * 2) });
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return faults;
}

function pick<T>(items: readonly T[], random: () => number): T {
	const item = items[Math.floor(random() * items.length)];
	if (item === undefined) throw new Error('Nothing to draw from');
	return item;
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function mulberry32(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
