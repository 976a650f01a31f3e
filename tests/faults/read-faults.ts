import { readFileSync } from 'node:fs';

/** A fault that is planted to see whether the gate finds it. */
export interface PlantedFault {
	/** File of this folder. */
	readonly patch: string;
	/** What goes wrong, and for whom. */
	readonly breaks: string;
	/** Test files of the gate that fail with it; none if nothing finds it, with the reason in `missed`. */
	readonly tests: readonly string[];
	readonly missed?: string;
}

/** All planted faults, in the order of the draw. */
export const FAULTS: readonly PlantedFault[] = JSON.parse(readFileSync('tests/faults/faults.json', 'utf8'));

/** Path of a patch. */
export const patchOf = (patch: string): string => `tests/faults/${patch}`;
