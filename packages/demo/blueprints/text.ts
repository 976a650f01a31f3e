import { compileExpression } from './expression.ts';
import type { Evaluate } from './value.ts';

const GAP = /\{([^{}]+)\}/;

/** Compiles a text with placeholders: `Zaslon od {hr(size)} inča`. */
export function compileText(text: string, names: ReadonlySet<string>): Evaluate {
	// Odd parts are the placeholders.
	const parts = text.split(GAP);
	if (parts.length === 1) return () => text;
	const compiled = parts.map((part, index) => (index % 2 === 0 ? () => part : compileExpression(part, names)));
	return (scope) => {
		let whole = '';
		for (const part of compiled) whole += part(scope);
		return whole;
	};
}
