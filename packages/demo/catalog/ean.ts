const SERIAL_SPACE = 100_000_000;
/** Coprime to the number of serials, so that no two serials collide. */
const SPREAD = 48_271;

/** EAN-13 from the range for use inside one company (29), so that it is never a real product's. */
export function demoEan(department: number, serial: number): string {
	const spread = (serial * SPREAD) % SERIAL_SPACE;
	const body = `29${String(department).padStart(2, '0')}${String(spread).padStart(8, '0')}`;
	return body + eanCheckDigit(body);
}

/** Check digit of the first twelve digits. */
export function eanCheckDigit(body: string): string {
	let sum = 0;
	for (let index = 0; index < 12; index += 1) sum += Number(body[index]) * (index % 2 === 0 ? 1 : 3);
	return String((10 - (sum % 10)) % 10);
}
