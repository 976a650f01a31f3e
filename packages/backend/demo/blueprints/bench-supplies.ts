import type { Blueprint } from '../blueprint.ts';
import { hr } from '../text/number.ts';

export const benchSupplies: Blueprint = {
	category: 'laboratorijska-napajanja',
	prefix: 'LNA',
	stem: 'LP',
	weight: 0.7,
	theme: 'bench',
	warranty: 36,
	makers: ['voltanor', 'ampernik', 'fazorin'],
	noun: ['napajanje', 'n'],
	series: [
		['', 'Basic'],
		['', 'Plus'],
		['Pro', 'Lab'],
	],
	design(d) {
		const voltage = d.by([30], [30, 60], [32, 64, 150]);
		const current = d.by([3, 5], [5, 10], [3, 6, 10]);
		const channels = d.by([1], [1, 2], [2, 3]);
		const ripple = d.by([8, 10], [3, 5], [0.5, 1]);
		return {
			tail: `napajanje ${channels > 1 ? `${channels} × ` : ''}${voltage} V ${current} A`,
			price: 34 + voltage * 0.7 + current * 6 + channels * 36 + (10 - ripple) * 7 + d.int(0, 20),
			specs: {
				voltage_max: voltage,
				current_max: current,
				channels_count: channels,
				regulation: d.by(['sklopna'], ['sklopna', 'linearna'], ['linearna']),
				ripple_mv: ripple,
				display_resolution: d.by(['100 mV / 10 mA'], ['10 mV / 1 mA'], ['1 mV / 0,1 mA']),
				memory_slots_count: d.by([1], [4], [10]),
				output_switch: d.tier > 0,
				interface: d.by(['nema'], ['USB'], ['USB i LAN, SCPI']),
				protections: d.by([['OCP']], [['OVP', 'OCP']], [['OVP', 'OCP', 'OTP']]),
				weight_kg: d.by([1.6], [3.4], [7.2]),
			},
			special: ['voltage_max', 'current_max', 'ripple_mv'],
			short: `Laboratorijsko napajanje do ${voltage} V i ${current} A, valovitost ${hr(ripple)} mV.`,
			openings: [
				`Napon i strujno ograničenje postavljate zasebno, pa prvi spoj novog sklopa prolazi bez dima.`,
				`Valovitost od ${hr(ripple)} mV ${ripple <= 1 ? 'dovoljno je niska za analogne i radijske sklopove' : 'za digitalne sklopove i motore sasvim je prihvatljiva'}.`,
			],
			facts: [
				channels > 1 && 'Kanali se mogu spojiti serijski ili paralelno.',
				d.tier > 0 && 'Izlaz ima vlastitu tipku, pa vrijednosti namjestite prije spajanja.',
				d.tier === 2 && 'Upravlja se i naredbama SCPI, za automatska ispitivanja.',
				'Stezaljke primaju banana utikače i gole vodiče.',
				'Zaštite se postavljaju zasebno za svaki kanal.',
			],
			advice: ['Prije spajanja izmjerite izlaz multimetrom.', 'Za punjenje akumulatora koristite ograničenje struje i dodajte diodu protiv povratne struje.'],
			picture: { kind: 'powersupply', params: { color: d.pick(['grey', 'black', 'blue']), size: voltage, count: channels } },
		};
	},
};
