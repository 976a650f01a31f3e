/**
 * Name of a label module -> the labels that its code uses, as found by the build (scripts/build/plan-labels.ts). Plurals are listed without
 * their category; `*` stands for a part that is known only at run time.
 */
export type LabelPlan = Readonly<Record<string, readonly string[]>>;

const PLURAL_CATEGORY = /\.(zero|one|two|few|many|other)$/;

/** Names under which the plan may list a key: itself, and without its plural category. */
export const namesOf = (key: string): readonly string[] => (PLURAL_CATEGORY.test(key) ? [key, key.replace(PLURAL_CATEGORY, '')] : [key]);

export const hasUnknownPart = (planned: string): boolean => planned.includes('*');

/** Whether a label of the plan matches a key. */
export function standsFor(planned: string, key: string): boolean {
	const [head = '', tail] = planned.split('*');
	if (tail === undefined) return key === planned || (key.startsWith(`${planned}.`) && namesOf(key).includes(planned));
	return namesOf(key).some((text) => text.length > head.length + tail.length && text.startsWith(head) && text.endsWith(tail));
}
