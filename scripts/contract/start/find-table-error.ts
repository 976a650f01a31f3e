import { endpoints } from '@titraj/contract/endpoints.ts';
import { readLeniently } from '@titraj/contract/reading/read-leniently.ts';
import { describeValue } from '@titraj/contract/reading/remark.ts';
import { EndpointsAnswer } from '@titraj/contract/site.ts';
import type { Finding } from '../finding.ts';
import { isRow, valueAt } from '../visitor.ts';

const EXAMPLE = '"_get_hapi_misc_routes": { "method": "GET", "path": "/shop-api/routes/" }';

/** Why a response of misc/endpoints is not a usable endpoint table; null if it is. */
export function findTableError(path: string, body: unknown): Finding | null {
	const diagnosis = diagnose(body);
	if (!diagnosis) return null;
	return {
		severity: 'error',
		call: `GET ${path}`,
		consequence: 'The shop finds the path of each call in this table: without it nothing works.',
		...diagnosis,
	};
}

function diagnose(body: unknown): Pick<Finding, 'path' | 'expected' | 'found' | 'fix'> | null {
	const table = valueAt(body, '$.data');
	if (!isRow(table))
		return {
			path: '$.data',
			expected: 'an object with a row for each call that the backend has',
			found: describeValue(table),
			fix: `Return { "success": true, "version": "1.0.0", "data": { ${EXAMPLE}, … } }: keys are the contract’s names of calls, values have the method and your path.`,
		};
	const names = Object.keys(table);
	if (!names.some((name) => name in endpoints))
		return {
			path: '$.data',
			expected: 'keys that are names of calls in the contract, such as _get_hapi_misc_routes',
			found: names.length === 0 ? 'no keys' : names.slice(0, 5).join(', '),
			fix: `Each key is the contract’s name of a call: method and subject with underscores. For example ${EXAMPLE}. docs/backend.md lists all names.`,
		};
	const [remark] = readLeniently(EndpointsAnswer, body).remarks.filter(({ kind, path }) => kind === 'error' || (kind === 'left_out' && !isForeign(path)));
	if (!remark) return null;
	return { path: remark.path, expected: remark.expected, found: remark.found, fix: `Each row is an object with method and path, as in ${EXAMPLE}.` };
}

/** Rows that are not in the contract are ignored. */
const isForeign = (path: string): boolean => {
	const name = /^\$\.data\.(\w+)/.exec(path)?.[1];
	return name === undefined || !(name in endpoints);
};
