/** Identifier that gives access to an order: `{id}-{code}` (Spec 2). */
export const toIdentificator = ({ id, code }: { id: number; code: string }): string => `${id}-${code}`;
