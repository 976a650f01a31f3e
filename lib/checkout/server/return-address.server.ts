import type { Site } from '#lib/navigation/server/site.server.ts';

/** Where returned goods go: the seat where the shop names no other address; empty where it names neither. */
export function toReturnAddress({ info: { company } }: Site): string {
	const { name, address, returns } = company;
	return returns || (name && `${name}, ${address.street}, ${address.postcode} ${address.city}`);
}
