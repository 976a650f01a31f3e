/** Check digit of an EAN-13 whose first twelve digits are given. */
const toEan = (twelve: string): string => {
	const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
	return twelve + String((10 - (sum % 10)) % 10);
};

const YARNS = ['Merino', 'Alpaka', 'Runska vuna', 'Lan', 'Pamuk', 'Svila'];
const COLOURS = ['bijela', 'siva', 'žuta', 'crvena', 'šljiva'];

/** Letters of windows-1250 that are not ASCII. */
const LETTERS: Readonly<Record<string, number>> = { Š: 0x8a, š: 0x9a, Ž: 0x8e, ž: 0x9e, Č: 0xc8, č: 0xe8, Ć: 0xc6, ć: 0xe6, Đ: 0xd0, đ: 0xf0 };

/** The price list of a yarn shop as a bookkeeping program of Croatian shops writes it: thirty articles, semicolons, decimal commas, windows-1250. */
export function writeYarnList(): Buffer {
	const rows = YARNS.flatMap((yarn, nth) =>
		COLOURS.map((colour, place) => {
			const number = nth * COLOURS.length + place + 1;
			const price = `${6 + nth},${String(place * 20 + 10)}`;
			return [
				`PR-${100 + number}`,
				`${yarn} ${colour} 50 g`,
				'Pređa',
				'kom',
				price,
				'25',
				'25',
				toEan(`385900${String(number).padStart(6, '0')}`),
				'Vunovlačara Lika',
				colour,
			];
		}),
	);
	const lines = [['Šifra', 'Naziv artikla', 'Grupa', 'JM', 'MPC', 'PDV %', 'Stanje', 'Barkod', 'Proizvođač', 'Boja'], ...rows].map((cells) => cells.join(';'));
	return Buffer.from([...`${lines.join('\r\n')}\r\n`].map((letter) => LETTERS[letter] ?? letter.charCodeAt(0)));
}

/** An article of the list. */
export const MERINO = { sku: 'PR-104', title: 'Merino crvena 50 g', price: '6,70' };
