import Type from 'typebox';
import { readJson } from '../load/read-json.ts';

const Attribute = Type.Object({ title: Type.String(), unit: Type.Optional(Type.String()) }, { additionalProperties: false });
/** Groups of the specification table in order, with the attributes of each by code. */
const Groups = Type.Array(Type.Object({ id: Type.String(), title: Type.String(), attributes: Type.Record(Type.String(), Attribute) }));

export interface AttributeMeaning {
	title: string;
	unit: string | undefined;
	/** Heading of the specification table. */
	group: string;
	groupId: string;
	/** Position of the group in the specification table. */
	order: number;
}

/** Every attribute of the demo catalog, by code. */
export const VOCABULARY: ReadonlyMap<string, AttributeMeaning> = new Map(
	readJson('attributes.json', Groups).flatMap(({ id, title: group, attributes }, order) =>
		Object.entries(attributes).map(([code, { title, unit }]) => [code, { title, unit, group, groupId: id, order }] as const),
	),
);
