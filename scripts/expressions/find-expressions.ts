import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Expression {
	/** The literal as written, such as `/a+/g`; the whole call if the code builds the expression: `new RegExp(`^${word}`)`. */
	readonly literal: string;
	/** Whether the code builds it, so that its pattern is not known here. */
	readonly isBuilt: boolean;
	/** File and line. */
	readonly place: string;
}

/** Code that handles texts of visitors, merchants, feeds and backends. */
const SOURCES = '{components,functions,lib,pages,renderer}/**/*.{ts,tsx}';
const PACKAGES = 'packages/{backend,contract}/**/*.ts';

/** Every regular expression in the shop's code. */
export function findExpressions(): readonly Expression[] {
	return globSync([SOURCES, PACKAGES]).flatMap((file) => findExpressionsIn(file, readFileSync(file, 'utf8')));
}

export function findExpressionsIn(file: string, code: string): Expression[] {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
	const found: Expression[] = [];
	const visit = (node: ts.Node): void => {
		const isBuilt = isCallOfRegExp(node);
		if (isBuilt || ts.isRegularExpressionLiteral(node)) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
			found.push({ literal: node.getText(source), isBuilt, place: `${file}:${line + 1}` });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** `new RegExp(…)`, or `RegExp(…)`. */
const isCallOfRegExp = (node: ts.Node): boolean =>
	(ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
