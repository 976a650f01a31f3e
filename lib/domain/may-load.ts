import type { Consent } from './consent.ts';
import type { Tag } from './tags.ts';

/** Whether a visitor's consent lets a tag or a script in (Spec 4, Consent). */
export function mayLoad({ needs }: Pick<Tag, 'needs'>, consent: Consent): boolean {
	return needs.some((category) => consent[category]);
}
