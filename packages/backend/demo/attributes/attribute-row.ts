/** Title of an attribute and the unit of its numbers. */
export type AttributeRow = readonly [title: string, unit?: string];
export type AttributeRows = Record<string, AttributeRow>;
