import type { AttributeRows } from './attribute-row.ts';
import { bodyAttributes } from './body.ts';
import { cameraAttributes } from './camera.ts';
import { connectionAttributes } from './connection.ts';
import { controlAttributes } from './control.ts';
import { coolingAttributes } from './cooling.ts';
import { generalAttributes } from './general.ts';
import { lightAttributes } from './light.ts';
import { measureAttributes } from './measure.ts';
import { performanceAttributes } from './performance.ts';
import { powerAttributes } from './power.ts';
import { screenAttributes } from './screen.ts';
import { soundAttributes } from './sound.ts';
import { storageAttributes } from './storage.ts';

const GROUPS = [
	['Zaslon i slika', screenAttributes],
	['Performanse', performanceAttributes],
	['Pohrana', storageAttributes],
	['Kamera i snimanje', cameraAttributes],
	['Zvuk', soundAttributes],
	['Mjerenje', measureAttributes],
	['Upravljanje', controlAttributes],
	['Svjetlo', lightAttributes],
	['Povezivanje', connectionAttributes],
	['Napajanje', powerAttributes],
	['Hlađenje i buka', coolingAttributes],
	['Izvedba i dimenzije', bodyAttributes],
	['Općenito', generalAttributes],
] as const satisfies readonly (readonly [group: string, rows: AttributeRows])[];

type KeysOf<T> = T extends T ? keyof T : never;
export type AttributeCode = KeysOf<(typeof GROUPS)[number][1]>;

export interface AttributeMeaning {
	title: string;
	unit: string | undefined;
	group: string;
	/** Place of the group in the specification table. */
	order: number;
}

/** Every attribute that the demo catalogue knows. */
export const VOCABULARY: ReadonlyMap<string, AttributeMeaning> = new Map(
	GROUPS.flatMap(([group, rows], order) =>
		Object.entries(rows).map(([code, [title, unit]]: [string, readonly [string, string?]]) => [code, { title, unit, group, order }] as const),
	),
);
