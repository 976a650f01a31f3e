/** The first of `name`, `name-2`, `name-3` ... that is not taken. */
export function toFreeName(name: string, isTaken: (name: string) => boolean): string {
	if (!isTaken(name)) return name;
	let number = 2;
	while (isTaken(`${name}-${number}`)) number += 1;
	return `${name}-${number}`;
}
