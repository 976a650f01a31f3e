import type { Site } from '#lib/navigation/server/site.server.ts';

/** Address for returned goods: the shop's return address, else its registered seat; empty if neither is set. */
export function toReturnAddress({ info: { company } }: Site): string {
	const { name, address, returns } = company;
	return returns || (name && `${name}, ${address.street}, ${address.postcode} ${address.city}`);
}
