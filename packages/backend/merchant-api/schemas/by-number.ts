import Type from 'typebox';

/** An order by its number. */
export const ByNumber = Type.Object({ number: Type.String({ pattern: '^\\d{1,20}$' }) });
