import type { Blueprint } from '../blueprint.ts';

export const motherboards: Blueprint = {
	category: 'maticne-ploce',
	prefix: 'MPL',
	stem: 'B',
	weight: 1.5,
	theme: 'part',
	warranty: 36,
	makers: ['kupanor', 'unarix', 'zrmanix', 'dobranix'],
	noun: ['ploča', 'f'],
	series: [
		['', 'S'],
		['Plus', 'Gaming'],
		['Pro', 'Creator'],
	],
	design(d) {
		const form = d.by(['mATX', 'Mini-ITX'], ['ATX', 'mATX'], ['ATX', 'E-ATX']);
		const socket = d.pick(['TX5', 'TX5', 'TX4', 'DL1']);
		const slots = form === 'Mini-ITX' ? 2 : d.by([2], [4], [4]);
		const m2 = d.by([1, 2], [2, 3], [4, 5]);
		const wifi = d.by(['nema'], ['nema', 'Wi-Fi 6E'], ['Wi-Fi 7']);
		const phases = d.by([6, 8], [10, 12], [16, 18]);
		return {
			tail: `matična ploča ${socket} ${form}`,
			price: 52 + phases * 8 + m2 * 9 + (wifi === 'nema' ? 0 : 22) + d.tier * 35 + d.int(0, 15),
			specs: {
				socket,
				form_factor: form,
				memory_type: 'DDR5',
				memory_slots: slots,
				memory_max: slots * 48,
				m2_slots: m2,
				sata_ports: d.by([4], [4, 6], [6]),
				lan: d.by(['1 Gb/s', '2,5 Gb/s'], ['2,5 Gb/s'], ['2,5 Gb/s', '5 Gb/s', '10 Gb/s']),
				wifi,
				vrm_phases: phases,
				usb_rear: d.by([6], [8], [10, 12]),
				pcie_x16: d.by([1], [1, 2], [2, 3]),
			},
			special: ['socket', 'form_factor', 'm2_slots'],
			short: `Matična ploča formata ${form} za podnožje ${socket}. Utori za DDR5: ${slots}, za M.2 diskove: ${m2}.`,
			openings: [
				`Ploča formata ${form} prima procesore s podnožjem ${socket} i do ${slots * 48} GB memorije DDR5.`,
				`Napajanje procesora ima ${phases} faza, ${d.tier === 2 ? 'pa ni najjači procesori ne ostaju bez daha' : 'što je za procesore srednje klase više nego dovoljno'}.`,
			],
			facts: [
				wifi !== 'nema' && `${wifi} i antene već su u kutiji, mrežna kartica nije potrebna.`,
				`${m2 === 1 ? 'Jedno mjesto' : `Ukupno mjesta za M.2 diskove: ${m2}`}${m2 === 1 ? ' za M.2 disk nalazi se' : ', a glavno je'} pod metalnim hladnjakom.`,
				'BIOS možete osvježiti s USB memorije i bez umetnutog procesora.',
				d.tier > 0 && 'Štitnik stražnjih priključaka tvornički je učvršćen, pa ga pri ugradnji ne možete zaboraviti.',
				'Natpisi uz konektore otisnuti su dovoljno krupno da ih čitate bez svjetiljke.',
			],
			advice: ['Popis ispitanih memorijskih modula nalazi se u uputama; držite se parova iz istog pakiranja.', `Provjerite prima li kućište format ${form}.`],
			picture: {
				kind: 'motherboard',
				params: {
					color: d.pick(['black', 'green', 'grey']),
					count: slots,
					size: form === 'Mini-ITX' ? 17 : form === 'mATX' ? 24 : 30,
					variant: form.toLowerCase().replace('-', ''),
				},
			},
		};
	},
};
