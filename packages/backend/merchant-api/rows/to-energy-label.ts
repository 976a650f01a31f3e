import type { SourceEnergyLabel } from '../../platform/source/catalog.ts';
import type { ProductRow } from '../schemas/product-row.ts';

/** Merges a row into the stored label. Label data without a class is stored until the class is known. */
export function toEnergyLabel({ energy_class, energy_label }: ProductRow, before: SourceEnergyLabel | null): SourceEnergyLabel | null {
	if (energy_class === undefined && energy_label === undefined) return before;
	const own = energy_class === undefined ? (before?.class ?? null) : energy_class;
	const rest = energy_label === undefined ? toInput(before) : energy_label;
	if (own === null && rest === null) return null;
	const isOldScale = own?.includes('+') === true;
	return {
		class: own,
		best: rest?.best ?? (isOldScale ? 'A+++' : 'A'),
		worst: rest?.worst ?? (isOldScale ? 'D' : 'G'),
		label: rest?.label_url ?? null,
		sheet: rest?.sheet_url ?? null,
		eprel: rest?.eprel_id ?? null,
	};
}

type Input = ProductRow['energy_label'];

/** Label data that is kept when a row sets only the class. The scale is not kept: it is derived from the class. */
function toInput(before: SourceEnergyLabel | null): (Input & object) | null {
	return before && { label_url: before.label, sheet_url: before.sheet, eprel_id: before.eprel };
}
