import { describeValue } from '@titraj/contract/reading/remark.ts';
import type { Finding, Reason } from './finding.ts';
import { type Asked, NOT_LISTED, valueAt } from './visitor.ts';

/** A finding unless the answer has one of the statuses. */
export function expectStatus(asked: Asked, statuses: readonly number[], reason: Reason): readonly Finding[] {
	if (asked.failure === NOT_LISTED || statuses.includes(asked.status)) return [];
	return [{ severity: 'error', call: asked.call, path: 'status', expected: statuses.join(' or '), found: describeStatus(asked), ...reason }];
}

/** A finding unless the call is rejected as the contract specifies: status 200, `success: false` and a label name. */
export function expectRefusal(asked: Asked, reason: Reason): readonly Finding[] {
	const wrongStatus = expectStatus(asked, [200], {
		...reason,
		fix: `${reason.fix} A refusal that a shopper can act on is status 200 with success false and label_name.`,
	});
	if (wrongStatus.length > 0) return wrongStatus;
	if (asked.failure === NOT_LISTED) return [];
	const success = expectValue(asked, '$.success', { wanted: 'false', isRight: (value) => value === false }, reason);
	if (success.length > 0) return success;
	const label = { wanted: 'a string: the label of the refusal', isRight: (value: unknown) => typeof value === 'string' && value !== '' };
	return expectValue(asked, '$.label_name', label, { ...reason, consequence: 'Shoppers see a general error instead of the reason.' });
}

/** A finding unless the call succeeds: status 200 and `success: true`. */
export function expectSuccess(asked: Asked, reason: Reason): readonly Finding[] {
	const wrongStatus = expectStatus(asked, [200], reason);
	if (wrongStatus.length > 0 || asked.failure === NOT_LISTED) return wrongStatus;
	const found = valueAt(asked.body, '$.success');
	if (found === true) return [];
	const label = valueAt(asked.body, '$.label_name');
	const errors = valueAt(asked.body, '$.errors');
	const because = [...(typeof label === 'string' ? [label] : []), ...(errors === undefined ? [] : [JSON.stringify(errors)])].join(' ');
	return [
		{
			severity: 'error',
			call: asked.call,
			path: '$.success',
			expected: 'true',
			found: `${describeValue(found)}${because && `, refused with ${because}`}`,
			...reason,
		},
	];
}

interface Wanted {
	/** Description of the expected value. */
	readonly wanted: string;
	readonly isRight: (value: unknown) => boolean;
}

/** A finding unless the value at a JSON path of the answer is right. */
export function expectValue(asked: Asked, path: string, { wanted, isRight }: Wanted, reason: Reason): readonly Finding[] {
	const value = valueAt(asked.body, path);
	if (asked.failure === NOT_LISTED || isRight(value)) return [];
	return [{ severity: 'error', call: asked.call, path, expected: wanted, found: describeValue(value), ...reason }];
}

/** A finding about a rule across several responses. */
export function brokenRule(asked: Asked, path: string, { expected, found }: { readonly expected: string; readonly found: string }, reason: Reason): Finding {
	return { severity: 'error', call: asked.call, path, expected, found, ...reason };
}

function describeStatus({ status, failure, text }: Asked): string {
	return failure ?? `${status}${text === '' ? '' : `: ${text.slice(0, 120)}`}`;
}
