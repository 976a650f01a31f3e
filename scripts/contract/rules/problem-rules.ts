import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { type Asked, valueAt } from '../visitor.ts';
import { LIST, list } from './product-list.ts';

/** Rules of failed calls. They only read. */
export const PROBLEM_RULES: readonly Rule[] = [
	{
		name: 'a failed call says what failed',
		needs: [LIST, '_post_hapi_catalog_product', '_get_hapi_auth_is_login'],
		check: async ({ guest }) => [
			...findUntitled(await list(guest, { cursor: 'no-such-cursor' })),
			...findUntitled(await guest.ask('_post_hapi_catalog_product', { item_id: 2_000_000_000 })),
			...findUntitled(await guest.withToken('no-such-token').ask('_get_hapi_auth_is_login', {})),
		],
	},
];

/** Whether a call has to fail is for other rules to say. */
function findUntitled(asked: Asked): readonly Finding[] {
	const title = valueAt(asked.body, '$.title');
	if (asked.status < 400 || (typeof title === 'string' && title !== '')) return [];
	return [
		{
			severity: 'advice',
			call: asked.call,
			path: '$.title',
			expected: `problem details with a title, because the status is ${asked.status}`,
			found: JSON.stringify(title) ?? 'nothing',
			consequence: 'The log of the storefront says only that a call failed: nobody can tell a wrong request from a broken backend.',
			fix: 'Return problem details (RFC 9457) with every status of 400 and above, at least type, title and status.',
		},
	];
}
