import type { Blueprint } from '../blueprint.ts';

export const graphicsCards: Blueprint = {
	category: 'graficke-kartice',
	prefix: 'GPU',
	stem: 'GR',
	weight: 2,
	theme: 'part',
	warranty: 36,
	makers: ['unarix', 'zrmanix', 'risnjar', 'kupanor'],
	noun: ['kartica', 'f'],
	series: [
		['', 'Eko'],
		['Dual', 'OC'],
		['Trio', 'OC Max'],
	],
	design(d) {
		const memory = d.by([6, 8], [12], [16, 24]);
		const fans = d.by([1, 2], [2], [3]);
		const tdp = d.by([75, 115, 130], [160, 200, 220], [285, 320, 360]);
		const length = fans * 75 + d.int(60, 100);
		const units = d.by([1536, 2048], [3072, 3584], [5120, 6144, 7680]);
		const supply = d.by([450], [600, 650], [750, 850]);
		return {
			tail: `grafička kartica ${memory} GB`,
			price: 60 + units * 0.115 + memory * 13 + d.int(0, 40),
			specs: {
				memory,
				memory_type: d.by(['GDDR6'], ['GDDR6'], ['GDDR7']),
				bus_bits: d.by([128], [192], [256, 384]),
				shader_units: units,
				clock_mhz: d.step(2300, 2750, 15),
				tdp,
				psu_recommended: supply,
				power_connector: tdp <= 75 ? 'nije potreban' : d.by(['1 × 8-pinski'], ['1 × 8-pinski', '2 × 8-pinski'], ['1 × 16-pinski']),
				video_outputs: ['3 × DisplayPort', '1 × HDMI'],
				fan_count: fans,
				length_mm: length,
				slots: fans === 3 ? 3 : 2,
			},
			special: ['memory', 'tdp', 'length_mm'],
			short: `Grafička kartica s ${memory} GB memorije za ${d.tier === 0 ? 'Full HD' : d.tier === 1 ? '1440p' : '4K'} igranje, duga ${length} mm.`,
			openings: [
				`Namijenjena je igranju u ${d.tier === 0 ? 'Full HD' : d.tier === 1 ? '1440p' : '4K'} razlučivosti uz visoke postavke slike.`,
				`${memory} GB memorije ostavlja dovoljno prostora za teksture novijih igara i za obradu videa.`,
			],
			facts: [
				fans > 1 ? 'Ventilatori miruju dok je čip hladan, pa se kartica na radnoj površini ne čuje.' : 'Kratka je i stane u mala kućišta.',
				`Preporučujemo napajanje od barem ${supply} W.`,
				tdp <= 75 && 'Napaja se iz utora, bez dodatnog kabela, pa je dobra nadogradnja za gotova računala.',
				d.tier === 2 && 'Metalna stražnja ploča i priloženi podupirač čuvaju utor od savijanja.',
				'Sklop za kodiranje videa podržava AV1, što olakšava snimanje i prijenos uživo.',
			],
			advice: [
				`Izmjerite kućište: kartica je duga ${length} mm i zauzima ${fans === 3 ? 'tri' : 'dva'} utora.`,
				'Ako Vam se monitor i kartica razlikuju u klasi, bolji dio plaćate uzalud. Rado ćemo Vam pomoći s odabirom para.',
			],
			picture: { kind: 'gpu', params: { color: d.pick(['black', 'black', 'white', 'silver']), size: length, count: fans } },
			maximum_qty: 2,
		};
	},
};
