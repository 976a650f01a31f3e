type Row = Record<string, unknown>;

/** `items` of an answer's data; empty without any. */
export const itemsOf = (data: Row): Row[] => (Array.isArray(data['items']) ? data['items'] : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
