import Type from 'typebox';

/** Id of a stored thing in an address. */
export const Id = Type.String({ pattern: '^\\d{1,9}$' });

export const ById = Type.Object({ id: Id });
