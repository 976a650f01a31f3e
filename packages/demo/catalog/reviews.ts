import type { SourceReview } from '@titraj/backend/platform/source/catalog.ts';
import { daysBefore } from '@titraj/backend/seed/index.ts';
import type { Blueprint } from '../blueprints/blueprint.ts';
import type { Random } from '../random.ts';
import { openersFor, REVIEW_TEXTS } from './review-texts.ts';

const MOST = 12;
const DAY_MINUTES = 1_440;
const { handles } = REVIEW_TEXTS;
const initials = [...REVIEW_TEXTS.initials];

/** Better-selling products have more reviews; no sentence is repeated for the same product. */
export function toReviews(blueprint: Blueprint, random: Random, { sold, ageDays }: { sold: number; ageDays: number }): SourceReview[] {
	const count = Math.min(MOST, Math.floor(random.next() ** 2 * (1 + Math.log2(1 + sold)) * 1.8));
	const openers = openersFor(blueprint.noun);
	const { praise: common, gripe } = REVIEW_TEXTS.themes[blueprint.theme];
	const praise = [...(REVIEW_TEXTS.details[blueprint.category] ?? []), ...common];
	const said = new Set<string>();
	const seen = new Set<string>();
	const fresh = (sentences: readonly string[]) => {
		const left = sentences.filter((sentence) => !said.has(sentence));
		if (left.length === 0) return '';
		const sentence = random.pick(left);
		said.add(sentence);
		return sentence;
	};
	const mood = random.pick([0.9, 0.8, 0.8, 0.65]);
	return Array.from({ length: count }, () => {
		const luck = random.next();
		const datetime = daysBefore(random.int(1, Math.max(1, ageDays - 2)), random.int(0, DAY_MINUTES / 2));
		const display_name = reviewerName(random);
		if (luck < mood) return { display_name, datetime, rate: random.chance(0.65) ? 5 : 4, message: `${fresh(openers.glad)} ${fresh(praise)}`.trim() };
		if (luck < 0.95) return { display_name, datetime, rate: random.pick([3, 4]), message: `${fresh(openers.fair)} ${fresh(gripe)}`.trim() };
		return { display_name, datetime, rate: random.pick([1, 2, 2]), message: `${fresh(openers.sorry)} ${fresh(gripe)}`.trim() };
	})
		.map((review) => ({ ...review, lang: 'hr' }))
		.filter(({ message, display_name }) => message !== '' && !seen.has(display_name) && seen.add(display_name))
		.sort((one, two) => two.datetime.localeCompare(one.datetime));
}

/** Initials or a handle, because reviewers are anonymous. */
function reviewerName(random: Random): string {
	if (random.chance(0.4)) return random.pick(handles);
	return `${random.pick(initials)}. ${random.pick(initials)}.`;
}
