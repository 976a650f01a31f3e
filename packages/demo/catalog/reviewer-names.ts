import type { Random } from '../random.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

const { handles } = REVIEW_TEXTS;
const initials = [...REVIEW_TEXTS.initials];

/** Initials or a handle: reviewers stay unnamed. */
export function reviewerName(random: Random): string {
	if (random.chance(0.4)) return random.pick(handles);
	return `${random.pick(initials)}. ${random.pick(initials)}.`;
}
