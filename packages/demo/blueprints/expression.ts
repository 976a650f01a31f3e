import jsep from 'jsep';
import { FUNCTIONS } from './functions.ts';
import { type Evaluate, toList, toNumber, type Value } from './value.ts';

/**
 * Compiles a formula of a blueprint: JavaScript's literals, names of earlier values, operators, `test ? one : other`, `list[index]`
 * and calls of `FUNCTIONS`. Throws for anything else, so that a misspelt name fails when the file is read.
 */
export function compileExpression(text: string, names: ReadonlySet<string>): Evaluate {
	return compile(jsep(text), names);
}

function compile(expression: jsep.Expression, names: ReadonlySet<string>): Evaluate {
	if (!isKnown(expression)) throw new Error(`${expression.type} is not part of formulas`);
	switch (expression.type) {
		case 'Literal':
			return compileLiteral(expression.value);
		case 'Identifier':
			return compileName(expression.name, names);
		case 'ArrayExpression': {
			const elements = expression.elements.map((element) => compile(element ?? jsep('undefined'), names));
			return (scope) => elements.map((element) => element(scope));
		}
		case 'MemberExpression': {
			const [list, index] = [compile(expression.object, names), compile(expression.property, names)];
			return (scope) => toList(list(scope))[toNumber(index(scope))];
		}
		case 'ConditionalExpression': {
			const [test, one, other] = [compile(expression.test, names), compile(expression.consequent, names), compile(expression.alternate, names)];
			return (scope) => (test(scope) ? one(scope) : other(scope));
		}
		case 'UnaryExpression':
			return compileUnary(expression, compile(expression.argument, names));
		case 'BinaryExpression':
			return compileBinary(expression.operator, compile(expression.left, names), compile(expression.right, names));
		case 'CallExpression':
			return compileCall(expression, names);
	}
}

type Known =
	| jsep.ArrayExpression
	| jsep.BinaryExpression
	| jsep.CallExpression
	| jsep.ConditionalExpression
	| jsep.Identifier
	| jsep.Literal
	| jsep.MemberExpression
	| jsep.UnaryExpression;
const KNOWN: ReadonlySet<string> = new Set<Known['type']>([
	'ArrayExpression',
	'BinaryExpression',
	'CallExpression',
	'ConditionalExpression',
	'Identifier',
	'Literal',
	'MemberExpression',
	'UnaryExpression',
]);
const isKnown = (expression: jsep.Expression): expression is Known =>
	KNOWN.has(expression.type) && !(expression.type === 'MemberExpression' && expression['computed'] !== true);

function compileLiteral(value: jsep.Literal['value']): Evaluate {
	if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'boolean') throw new Error(`${value} is not part of formulas`);
	return () => value;
}

function compileName(name: string, names: ReadonlySet<string>): Evaluate {
	if (name === 'tier') return ({ design }) => design.tier;
	if (!names.has(name)) throw new Error(`no value is named ${name} here`);
	return ({ values }) => values.get(name);
}

function compileUnary({ operator }: jsep.UnaryExpression, argument: Evaluate): Evaluate {
	if (operator === '!') return (scope) => !argument(scope);
	if (operator === '-') return (scope) => -toNumber(argument(scope));
	throw new Error(`the operator ${operator} is not part of formulas`);
}

const OPERATORS: Readonly<Record<string, (left: Value, right: Value) => Value>> = {
	'+': (left, right) => (typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`),
	'-': (left, right) => toNumber(left) - toNumber(right),
	'*': (left, right) => toNumber(left) * toNumber(right),
	'/': (left, right) => toNumber(left) / toNumber(right),
	'===': (left, right) => left === right,
	'!==': (left, right) => left !== right,
	'<': (left, right) => toNumber(left) < toNumber(right),
	'<=': (left, right) => toNumber(left) <= toNumber(right),
	'>': (left, right) => toNumber(left) > toNumber(right),
	'>=': (left, right) => toNumber(left) >= toNumber(right),
};

function compileBinary(operator: string, left: Evaluate, right: Evaluate): Evaluate {
	if (operator === '&&') return (scope) => left(scope) && right(scope);
	if (operator === '||') return (scope) => left(scope) || right(scope);
	const apply = OPERATORS[operator];
	if (!apply) throw new Error(`the operator ${operator} is not part of formulas`);
	return (scope) => apply(left(scope), right(scope));
}

function compileCall({ callee, arguments: given }: jsep.CallExpression, names: ReadonlySet<string>): Evaluate {
	const name = String(callee['name']);
	const call = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
	if (!call) throw new Error(`no function is named ${name}`);
	const compiled = given.map((argument) => compile(argument, names));
	return (scope) =>
		call(
			compiled.map((argument) => argument(scope)),
			scope.design,
		);
}
