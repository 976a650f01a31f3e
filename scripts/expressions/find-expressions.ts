import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Expression {
	/** The literal as written, such as `/a+/g`. */
	readonly literal: string;
	/** File and line. */
	readonly place: string;
}

/** Code that handles texts of visitors, merchants, feeds and backends. */
const SOURCES = '{components,functions,lib,pages,renderer}/**/*.{ts,tsx}';
const PACKAGES = 'packages/{backend,contract}/**/*.ts';

/** Every regular expression that is written as a literal in the shop's code. */
export function findExpressions(): readonly Expression[] {
	return globSync([SOURCES, PACKAGES]).flatMap(expressionsOf);
}

function expressionsOf(file: string): Expression[] {
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
	const found: Expression[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
			found.push({ literal: node.getText(source), place: `${file}:${line + 1}` });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}
