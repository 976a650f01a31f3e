/**
 * What the build found out about labels (scripts/build/plan-labels.ts): name of a label module -> the labels that its code asks for. Plurals stand
 * without their category; `*` stands for a part that is known at run time alone.
 */
export type LabelPlan = Readonly<Record<string, readonly string[]>>;

const PLURAL_CATEGORY = /\.(zero|one|two|few|many|other)$/;

/** Whether a label of the plan stands for a key. */
export function standsFor(planned: string, key: string): boolean {
	const [head = '', tail] = planned.split('*');
	if (tail === undefined) return key === planned || (key.startsWith(`${planned}.`) && key.replace(PLURAL_CATEGORY, '') === planned);
	return [key, key.replace(PLURAL_CATEGORY, '')].some((text) => text.length > head.length + tail.length && text.startsWith(head) && text.endsWith(tail));
}
