import type { Tag } from '#lib/platform/config/tags.ts';
import type { Consent } from './consent.ts';

/** Whether the consent allows a tag or a script (Spec 4, Consent). */
export function mayLoad({ needs }: Pick<Tag, 'needs'>, consent: Consent): boolean {
	return needs.some((category) => consent[category]);
}
