import type { Feature } from '@titraj/contract/features.ts';

/** Whether the backend offers a feature (0065); the document's header lists the ones that it lacks. */
export function isOffered(feature: Feature): boolean {
	const lacking = document.querySelector<HTMLElement>('[data-lacking]')?.dataset['lacking'] ?? '';
	return !lacking.split(' ').includes(feature);
}
