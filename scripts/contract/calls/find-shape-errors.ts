import type { EndpointDefinition } from '@titraj/contract/endpoint-definition.ts';
import { findMissingData } from '@titraj/contract/reading/missing-data.ts';
import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { kindOfPlace, type Remark } from '@titraj/contract/reading/remark.ts';
import type { TSchema } from 'typebox';
import type { Finding } from '../finding.ts';
import { meaningOf } from './meaning-of.ts';

/** Maximum number of findings per response. */
const MOST_FINDINGS = 8;

/** What findings need of an endpoint definition. */
type Called = Pick<EndpointDefinition, 'method' | 'path' | 'without' | 'reads'> & { readonly response: TSchema };

/**
 * Parts of a response that the storefront cannot use, even though it reads leniently (0065): one finding per kind of path. Elements that it
 * drops from a list count, and so do values that it ignores. Empty if the whole response is usable.
 */
export function findShapeErrors(definition: Called, call: string, answer: unknown): readonly Finding[] {
	const missing = definition.method === 'GET' || definition.reads === true ? findMissingData(definition.response, answer) : null;
	const { remarks } = missing ? { remarks: [missing] } : readLeniently(definition.response, answer);
	const errors = remarks.filter(({ kind }) => kind === 'error' || kind === 'left_out' || kind === 'replaced');
	const groups = [...Map.groupBy(errors, kindOfPlace).values()];
	const findings = groups.slice(0, MOST_FINDINGS).flatMap(([first, ...others]) => (first ? [toFinding({ definition, call, first, others, remarks })] : []));
	const last = findings.at(-1);
	const hidden = groups.length - findings.length;
	return last && hidden > 0
		? [...findings.slice(0, -1), { ...last, fix: `${last.fix} ${hidden} more places of this response are wrong: fix these first to see them.` }]
		: findings;
}

interface Group {
	readonly definition: Called;
	readonly call: string;
	readonly first: Remark;
	/** Remarks at the same kind of path. */
	readonly others: readonly Remark[];
	/** All remarks of the response. */
	readonly remarks: readonly Remark[];
}

function toFinding({ definition, call, first, others, remarks }: Group): Finding {
	const more = others.length > 0 ? `, and ${others.length} more like it` : '';
	const meaning = meaningOf(definition.response, first.path);
	const beside = remarks.filter(({ kind, path }) => kind === 'unknown_field' && parentOf(path) === parentOf(first.path)).map(({ path }) => nameOf(path));
	return {
		severity: 'error',
		call,
		path: first.path,
		expected: first.expected,
		found: `${first.found}${more}`,
		consequence: consequenceOf(first, others.length > 0, definition),
		fix: [
			meaning === null ? `Return ${first.expected} at this path.` : `Return ${first.expected} at this path: ${lowerFirst(meaning)}`,
			...(beside.length > 0 && first.found === 'nothing'
				? [`The same object has fields that the contract does not know: ${beside.slice(0, 5).join(', ')}.`]
				: []),
			`See "${definition.method} ${definition.path.replace(/^\/hapi\/v1\//, '').replace(/\/$/, '')}" in docs/backend.md.`,
		].join(' '),
	};
}

function consequenceOf({ kind }: Remark, isRepeated: boolean, { without }: Called): string {
	if (kind === 'left_out') return `The storefront leaves ${isRepeated ? 'these elements' : 'this element'} out of the list: shoppers do not see it.`;
	if (kind === 'replaced') return 'The storefront ignores this value, as if the field were missing: shoppers do not see what it says.';
	return `The storefront cannot use this response. ${without}`;
}

const parentOf = (path: string): string => path.replace(/(\.\w+|\[[^\]]*\])$/, '');
const nameOf = (path: string): string => path.slice(parentOf(path).length).replace(/^\./, '');

/** Keeps abbreviations, as in `URL of the file`. */
const lowerFirst = (text: string): string => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
