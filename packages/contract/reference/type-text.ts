import type { TSchema } from 'typebox';
import { nameOfSchema } from './schema-names.ts';

/** The JSON Schema keywords that the reference uses. */
export interface Shape {
	readonly type?: string;
	readonly const?: string | number;
	readonly anyOf?: readonly Shape[];
	readonly items?: Shape;
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly required?: readonly string[];
	readonly patternProperties?: Readonly<Record<string, Shape>>;
	readonly description?: string;
	/** Default of a missing field (0065). */
	readonly default?: unknown;
	readonly pattern?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly maxItems?: number;
}

/** Converts the type of a TypeBox schema to JSON Schema. */
export const toShape = (schema: TSchema): Shape => JSON.parse(JSON.stringify(schema));

/** The type of a value in a few words; named objects are links to their section. */
export function typeText(shape: Shape): string {
	const name = nameOfSchema(shape);
	if (name !== undefined) return `[${name}](#${name.toLowerCase()}-object)`;
	if (shape.anyOf) return unionText(shape.anyOf);
	if (shape.const !== undefined) return `\`${shape.const}\``;
	if (shape.type === 'array')
		return `list of ${shape.items ? typeText(shape.items) : 'anything'}${shape.maxItems === undefined ? '' : `, at most ${shape.maxItems}`}`;
	if (shape.patternProperties) return `map of ${Object.values(shape.patternProperties).map(typeText).join(' or ')}`;
	if (shape.type === 'object') return 'object';
	return `${shape.type === 'string' ? 'text' : (shape.type ?? 'anything')}${limitsText(shape)}`;
}

/** Money is a number, or a string with a decimal point. */
function unionText(choices: readonly Shape[]): string {
	const texts = [...new Set(choices.map(typeText))];
	const isMoney = texts.includes('number') && texts.includes('text');
	const kept = isMoney ? ['amount', ...texts.filter((text) => text !== 'number' && text !== 'text')] : texts;
	return kept.length > 2 ? `${kept.slice(0, -1).join(', ')} or ${kept.at(-1)}` : kept.join(' or ');
}

function limitsText({ minimum, maximum, maxLength, pattern }: Shape): string {
	const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
	if (minimum !== undefined && most !== undefined) return ` ${minimum} to ${most}`;
	if (minimum !== undefined) return ` ≥ ${minimum}`;
	if (maxLength !== undefined) return ` ≤ ${maxLength}`;
	return pattern === '^/' ? ' that begins with `/`' : '';
}
