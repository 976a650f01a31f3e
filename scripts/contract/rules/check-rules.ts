import type { Samples } from '../calls/samples.ts';
import type { Verdict } from '../finding.ts';
import { checkAll } from '../rule.ts';
import type { Visitor } from '../visitor.ts';
import { checkEmptyAnswers } from './check-empty-answers.ts';
import { checkGuest } from './check-guest.ts';
import { checkPaging } from './check-paging.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTokens } from './check-tokens.ts';
import { checkUnknown } from './check-unknown.ts';
import { CONTENT_RULES } from './content-rules.ts';
import { PROBLEM_RULES } from './problem-rules.ts';
import { PRODUCT_RULES } from './product-rules.ts';
import { SESSION_RULES } from './session-rules.ts';
import { SITE_RULES } from './site-rules.ts';

/** Checks rules that the schema of a single response cannot express. Only reads. */
export async function checkRules(visitor: Visitor, samples: Samples): Promise<readonly Verdict[]> {
	return [
		...(await checkTokens(visitor)),
		...(await checkGuest(visitor)),
		...(await checkUnknown(visitor)),
		...(await checkEmptyAnswers(visitor)),
		...(await checkPaging(visitor, samples)),
		...(await checkPictures(visitor)),
		...(await checkAll(visitor, [...PRODUCT_RULES, ...CONTENT_RULES, ...PROBLEM_RULES, ...SESSION_RULES, ...SITE_RULES], {
			group: 'rules',
			shop: { goods: samples.goods, account: null, coupon: null, run: '' },
		})),
	];
}
