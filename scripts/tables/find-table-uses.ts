import ts from 'typescript';

export interface TableUses {
	readonly reads: ReadonlySet<string>;
	readonly writes: ReadonlySet<string>;
}

const WRITERS: ReadonlySet<string> = new Set(['deleteFrom', 'insertInto', 'mergeInto', 'replaceInto', 'updateTable']);
const READERS: ReadonlySet<string> = new Set(['from', 'selectFrom', 'using', 'table']);
/** What stands before a table in SQL: `insert into products`, `join products p`. */
const IN_SQL = /\b(?<verb>delete from|insert into|merge into|truncate|update|from|join|using)\s+(?<table>\w+)/gi;
const WRITING_VERBS: ReadonlySet<string> = new Set(['delete from', 'insert into', 'merge into', 'truncate', 'update']);

/** Tables that a file's queries name, in calls of the query builder and in SQL. Names that a query computes are not seen. */
export function findTableUses(code: string, tables: ReadonlySet<string>): TableUses {
	const reads = new Set<string>();
	const writes = new Set<string>();
	const note = (table: string, isWrite: boolean): void => {
		if (tables.has(table)) (isWrite ? writes : reads).add(table);
	};
	const visit = (node: ts.Node): void => {
		const method = methodOf(node);
		if (method !== null) for (const name of namesIn(method.argument)) note(name, WRITERS.has(method.name));
		for (const { groups } of textOf(node).matchAll(IN_SQL)) note(groups?.['table'] ?? '', WRITING_VERBS.has(groups?.['verb']?.toLowerCase() ?? ''));
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile('query.ts', code, ts.ScriptTarget.Latest, true));
	return { reads, writes };
}

/** A call such as `.selectFrom('products as p')`. */
function methodOf(node: ts.Node): { readonly name: string; readonly argument: ts.Expression | undefined } | null {
	if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
	const name = node.expression.name.text;
	return WRITERS.has(name) || READERS.has(name) || name.endsWith('Join') ? { name, argument: node.arguments[0] } : null;
}

/** `products` of `'products as p'`, or of each text in a list. */
function namesIn(argument: ts.Expression | undefined): readonly string[] {
	if (argument === undefined) return [];
	if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(namesIn);
	return ts.isStringLiteralLike(argument) ? [argument.text.split(' ')[0] ?? ''] : [];
}

/** Text of a template, with `?` for its values; empty for other nodes. */
function textOf(node: ts.Node): string {
	if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?') : '';
}
