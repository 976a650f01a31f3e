/** Every class of an EU energy label, the best first. A label shows seven in a row: `A` to `G`, or `A+++` to `D` for groups that were not rescaled. */
export const ENERGY_CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Index of a class on a scale; 0 is the best. Null if the scale is invalid or lacks the class. */
export function toEnergyStep(scale: { readonly class: string; readonly best: string; readonly worst: string }): number | null {
	const [own, best, worst] = [scale.class, scale.best, scale.worst].map((name) => ENERGY_CLASSES.findIndex((known) => known === name));
	if (own === undefined || best === undefined || worst === undefined || best < 0 || own < best || own > worst) return null;
	return own - best;
}
