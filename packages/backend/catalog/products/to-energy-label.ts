import type { EnergyLabel } from '@titraj/contract/energy-label.ts';
import type { SourceEnergyLabel } from '../../platform/source/catalog.ts';

/** Maps the stored label to the wire format; null without a class. */
export function toEnergyLabel(label: SourceEnergyLabel | null): EnergyLabel | null {
	if (label === null || label.class === null) return null;
	return { class: label.class, best: label.best, worst: label.worst, label_url: label.label, sheet_url: label.sheet, eprel_id: label.eprel };
}
