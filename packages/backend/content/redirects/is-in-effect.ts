import { setTimeout as wait } from 'node:timers/promises';
import { exampleOf } from '@titraj/contract/redirects/check-redirects.ts';
import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { toRuleKey } from '@titraj/contract/redirects/rule-key.ts';
import type { RedirectRow } from './redirect-row.ts';
import { isRemoval } from './save-redirects.ts';

/** Milliseconds for which the shop may take over a rule, between questions, and for one answer. */
const [PATIENCE, PAUSE, ANSWER] = [4000, 300, 1500];

/** Whether the shop follows a rule that was just written, or no longer follows one that was taken away. False if the shop cannot be reached. */
export async function isInEffect(rule: RedirectRow, siteUrl: string): Promise<boolean> {
	const address = siteUrl + encodeURI(exampleOf(rule.old_path)).replace(/%25(?=[0-9a-f]{2})/gi, '%');
	const until = performance.now() + PATIENCE;
	do {
		const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER) }).catch(() => null);
		if (answer === null) return false;
		if (isFollowed(rule, answer, address)) return true;
		await wait(PAUSE);
	} while (performance.now() < until);
	return false;
}

function isFollowed(rule: RedirectRow, answer: Response, address: string): boolean {
	if (rule.type === GONE) return answer.status === GONE;
	if (isRemoval(rule) && answer.status === GONE) return false;
	return leadsElsewhere(answer, address) !== isRemoval(rule);
}

/** A redirect that only adds the slash at the end is not the rule's. */
function leadsElsewhere({ status, headers }: Response, address: string): boolean {
	const location = URL.parse(headers.get('location') ?? '', address);
	if (status < 300 || status > 399 || location === null) return false;
	const asked = new URL(address);
	return location.origin !== asked.origin || toRuleKey(location.pathname + location.search) !== toRuleKey(asked.pathname + asked.search);
}
