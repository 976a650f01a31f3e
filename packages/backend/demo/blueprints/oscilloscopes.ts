import type { Blueprint } from '../blueprint.ts';
import { hr } from '../text/number.ts';

export const oscilloscopes: Blueprint = {
	category: 'osciloskopi',
	prefix: 'OSC',
	stem: 'OS',
	weight: 0.7,
	theme: 'bench',
	warranty: 36,
	makers: ['fazorin', 'viskar', 'ampernik'],
	noun: ['osciloskop', 'm'],
	series: [
		['', 'Mini'],
		['', 'Bench'],
		['Pro', 'Lab'],
	],
	design(d) {
		const bandwidth = d.by([50, 70], [100, 150], [200, 350, 500]);
		const channels = d.by([2], [2, 4], [4]);
		const rate = d.by([500, 1000], [1000, 1250], [2500, 5000]);
		const memory = d.by([8, 14], [24, 50], [100, 250]);
		const generator = d.tier > 0 && d.chance(0.5);
		return {
			tail: `osciloskop ${channels} × ${bandwidth} MHz`,
			price: 130 + bandwidth * 2.6 + channels * 28 + rate * 0.06 + (generator ? 65 : 0) + d.int(0, 30),
			specs: {
				bandwidth_mhz: bandwidth,
				channels_count: channels,
				sample_rate: rate,
				memory_mpts: memory,
				screen_size: d.by([7], [7, 10.1], [10.1, 13.3]),
				resolution_bits: d.by([8], [8, 12], [12]),
				protocols: d.by([['UART', 'I²C']], [['UART', 'I²C', 'SPI']], [['UART', 'I²C', 'SPI', 'CAN', 'LIN']]),
				generator,
				math: d.by(['FFT'], ['FFT', 'integral'], ['FFT', 'integral', 'filtri']),
				ports: ['USB', d.tier > 0 ? 'LAN' : 'AUX'],
				weight_kg: d.by([2.2], [2.9], [4.1]),
			},
			special: ['bandwidth_mhz', 'channels_count', 'sample_rate'],
			short: `Osciloskop ${channels} × ${bandwidth} MHz, ${hr(rate)} MSa/s i ${memory} Mpts memorije.`,
			openings: [
				`Pojas od ${bandwidth} MHz ${bandwidth >= 200 ? 'dovoljan je i za digitalne sabirnice veće brzine' : 'pokriva mikroupravljače, napajanja i audio'}.`,
				`Uz ${hr(rate)} MSa/s i ${memory} milijuna točaka memorije zapis ostaje detaljan i kad ga razvučete.`,
			],
			facts: [
				'Dekodiranje protokola uključeno je, bez dodatnih licenci.',
				channels === 4 && 'Četiri kanala istodobno pokazuju sabirnicu, napajanje i okidač.',
				generator && 'Generator funkcija proizvodi probni signal bez dodatnog uređaja.',
				'U kutiji su sonde, kabel za napajanje i upute na hrvatskom jeziku.',
				d.tier > 0 && 'Slike i podaci spremaju se na USB memoriju ili preko mreže.',
			],
			advice: [
				'Za pravokutni signal treba pojas barem pet puta veći od njegove frekvencije.',
				'Masa sonde spojena je na zaštitni vodič: oprez pri mjerenju mrežnih sklopova.',
			],
			picture: { kind: 'oscilloscope', params: { color: d.pick(['grey', 'white', 'black']), size: d.by([7], [7], [10]), count: channels, variant: 'bench' } },
		};
	},
};
