import type { TSchema } from 'typebox';

/** A schema with the description of its field: meaning, unit, and when it is null or left out. The reference for backend developers shows it. */
export function field<T extends TSchema>(schema: T, description: string): T {
	const properties = { ...Object.getOwnPropertyDescriptors(schema), description: { value: description, enumerable: true } };
	return Object.create(Object.getPrototypeOf(schema), properties);
}
