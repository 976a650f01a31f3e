import type { Blueprint } from '../blueprint.ts';

export const devBoards: Blueprint = {
	category: 'razvojne-plocice',
	prefix: 'RPL',
	stem: 'SP',
	weight: 1.2,
	theme: 'small',
	warranty: 24,
	makers: ['soltar', 'bracanik', 'hvarnik'],
	noun: ['pločica', 'f'],
	series: [
		['', 'Nano'],
		['', 'Plus'],
		['Pro', 'Max'],
	],
	design(d) {
		const chip = d.by(
			['8-bitni, 16 MHz', '32-bitni, 48 MHz'],
			['32-bitni RISC-V, 160 MHz', '32-bitni, 133 MHz'],
			['četiri jezgre, 1,5 GHz', 'dvije jezgre, 480 MHz'],
		);
		const linux = chip.startsWith('četiri');
		const memory = linux ? d.pick(['1 GB', '2 GB', '4 GB']) : d.by(['2 kB', '32 kB'], ['264 kB', '512 kB'], ['1 MB']);
		const wireless = d.by(['nema'], ['Wi-Fi i Bluetooth LE'], linux ? ['Wi-Fi 5 i Bluetooth 5'] : ['nema', 'Wi-Fi i Bluetooth LE']);
		const pins = d.by([14, 20, 22], [26, 30, 36], [40, 54, 76]);
		return {
			tail: linux ? 'računalo na pločici' : 'razvojna pločica',
			price: 3.4 + d.tier * 4 + pins * 0.07 + (linux ? 22 : 0) + (wireless === 'nema' ? 0 : 2.2) + d.int(0, 2),
			specs: {
				mcu: chip,
				ram: memory,
				flash: linux ? 'microSD' : d.by(['32 kB', '256 kB'], ['2 MB', '4 MB'], ['8 MB', '16 MB']),
				gpio: pins,
				adc: linux ? 'nema' : d.by(['6 × 10 bita'], ['12 × 12 bita'], ['16 × 16 bita']),
				wireless,
				interfaces: d.by([['UART', 'I²C', 'SPI']], [['UART', 'I²C', 'SPI', 'PWM']], [['UART', 'I²C', 'SPI', 'CAN', 'USB']]),
				logic_level: d.by(['5 V', '3,3 V'], ['3,3 V'], ['3,3 V']),
				supply_v: d.by(['5 do 12 V'], ['5 V'], ['5 V']),
				connector: 'USB-C',
				soldered_headers: d.chance(0.5),
			},
			special: ['mcu', 'gpio', 'wireless'],
			short: `${linux ? 'Računalo veličine kartice' : 'Razvojna pločica'}: ${chip}, ${pins} ulaza i izlaza.`,
			openings: [
				linux
					? 'Na pločici radi Linux, pa istodobno poslužuje stranicu, očitava senzore i upravlja relejima.'
					: `Programira se preko USB-C priključka, u jeziku C, MicroPythonu ili u blokovima, što odgovara i nastavi i hobiju.`,
				`Izvedeno je ${pins} nožica, a raspored je otisnut na poleđini.`,
			],
			facts: [
				wireless !== 'nema' && 'Ugrađena antena ne traži dodatne dijelove.',
				!linux && 'U mirovanju troši mikroampere, pa baterija traje mjesecima.',
				'Primjeri koda i sheme dostupni su na hrvatskom jeziku.',
				'Nožice su u rasteru 2,54 mm, za eksperimentalne pločice.',
				linux && 'Napaja se s 5 V, a za punu snagu treba punjač od 15 W.',
			],
			advice: [
				'Za prvi projekt uzmite i eksperimentalnu pločicu, vodiče i nekoliko svjetlećih dioda.',
				'Provjerite razinu logike: 5-voltni modul može oštetiti 3,3-voltni ulaz.',
			],
			picture: { kind: 'devboard', params: { color: d.pick(['green', 'blue', 'black', 'red']), count: pins, size: linux ? 8.5 : 5 } },
		};
	},
};
