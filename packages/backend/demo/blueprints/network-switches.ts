import type { Blueprint } from '../blueprint.ts';
import { counted } from '../text/number.ts';

export const networkSwitches: Blueprint = {
	category: 'preklopnici',
	prefix: 'PRE',
	stem: 'SW',
	weight: 1,
	theme: 'network',
	warranty: 60,
	makers: ['peljar', 'mreznar', 'sipanar'],
	noun: ['preklopnik', 'm'],
	series: [
		['', 'Home'],
		['Smart', ''],
		['Pro', 'Max'],
	],
	design(d) {
		const ports = d.by([5, 8], [8, 16], [24, 48]);
		const speed = d.by(['1 Gb/s'], ['1 Gb/s', '2,5 Gb/s'], ['1 Gb/s', '2,5 Gb/s']);
		const poe = d.chance(0.4) ? ports * d.pick([8, 15]) : 0;
		const managed = d.tier > 0;
		return {
			tail: `preklopnik ${ports} × ${speed}${poe ? ' PoE+' : ''}`,
			price: 8 + ports * (speed === '1 Gb/s' ? 3 : 8) + poe * 0.42 + (managed ? 14 + ports * 1.2 : 0) + d.int(0, 6),
			specs: {
				port_count: ports,
				port_speed: speed,
				sfp_ports: d.by(['nema'], ['nema', '2 × SFP'], ['4 × SFP+']),
				poe_w: poe || 'nema',
				managed: managed ? d.by(['ne'], ['osnovno'], ['potpuno, L2+']) : 'ne',
				switching_gbps: Math.round(ports * (speed === '1 Gb/s' ? 2 : 5)),
				vlan: managed,
				cooling: poe > 150 ? 'ventilator' : 'pasivno',
				mounting: d.by(['stol'], ['stol ili zid'], ['ormar 19"']),
				power_w: Math.round(4 + ports * 0.7 + poe),
			},
			special: ['port_count', 'port_speed', 'poe_w'],
			short: `Mrežni preklopnik s ${counted(ports, ['priključkom', 'priključka', 'priključaka'])} od ${speed}${poe ? ` i ${poe} W za PoE uređaje` : ''}.`,
			openings: [
				`Kad usmjerniku ponestane utora, ovaj preklopnik dodaje ${counted(ports, ['priključak', 'priključka', 'priključaka'])} od ${speed}, bez ikakvog podešavanja.`,
				poe
					? `PoE+ kamerama i pristupnim točkama daje struju mrežnim kabelom, ukupno do ${poe} W.`
					: 'Spojite kabele i mreža radi: smjer i brzinu preklopnik dogovara sam.',
			],
			facts: [
				poe <= 150 && 'Nema ventilatora, pa je bešuman.',
				managed && 'Preko preglednika dijelite mrežu u VLAN-ove i dajete prednost pozivima.',
				'Metalno kućište odvodi toplinu i podnosi godine u ormaru.',
				'Priključci koji se ne koriste prelaze u štedljivi način.',
				d.tier === 2 && 'Nosači za ormar od 19 inča su u kutiji.',
			],
			advice: [
				poe ? 'Zbrojite potrošnju PoE uređaja i ostavite petinu rezerve.' : 'Uzmite nekoliko priključaka više nego što Vam danas treba.',
				'Za brzinu od 2,5 Gb/s dovoljan je postojeći kabel Cat5e do 100 m.',
			],
			picture: {
				kind: 'switch',
				params: { color: d.pick(['black', 'grey', 'blue']), count: ports, size: ports > 16 ? 44 : 22, variant: d.tier === 2 ? 'rack' : 'desktop' },
			},
		};
	},
};
