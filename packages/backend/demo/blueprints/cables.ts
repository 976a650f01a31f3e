import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

const KINDS = [
	['USB-C na USB-C', '60 W, USB 2.0', 3.6],
	['USB-C na USB-C', '240 W, 40 Gb/s', 11],
	['USB-A na USB-C', '15 W, USB 2.0', 3],
	['HDMI 2.1', '48 Gb/s, 4K pri 120 Hz', 6.5],
	['HDMI 2.0', '18 Gb/s, 4K pri 60 Hz', 4.2],
	['DisplayPort 1.4', '32 Gb/s, 4K pri 120 Hz', 7.2],
	['USB-C na HDMI', '4K pri 60 Hz', 9.5],
	['audio 3,5 mm', 'stereo', 2.4],
	['magnetski na USB-A', '12 W', 4],
] as const;

export const cables: Blueprint = {
	category: 'kabeli',
	prefix: 'KAB',
	stem: 'DU',
	weight: 2,
	theme: 'small',
	warranty: 24,
	makers: ['scedar', 'dugotar', 'kornatar', 'trsatin'],
	noun: ['kabel', 'm'],
	series: [
		['', ''],
		['', 'Pro'],
		['Ultra', 'Braid'],
	],
	design(d) {
		const [name, ability, price] = d.pick(KINDS);
		const jacket = d.by(['PVC'], ['PVC', 'TPE'], ['pleteni najlon']);
		const metres = (length: number) => ({ value: `${hr(length)} m`, add: (length - 1) * price * 0.42, specs: { length_m: length }, params: { size: length } });
		return {
			tail: `kabel ${name}`,
			price: price * (0.8 + d.tier * 0.35) + 0.6,
			specs: {
				connectors: name,
				ability,
				length_m: 1,
				jacket,
				conductor: 'bakar',
				connector_body: d.by(['plastika'], ['aluminij'], ['aluminij']),
				bend_cycles: d.by([5000], [10000], [20000]),
				emarker: name.includes('240') || ability.startsWith('240'),
				weight_g: d.step(20, 90, 5),
			},
			special: ['connectors', 'length_m', 'ability'],
			short: `Kabel ${name}, ${ability}, plašt: ${jacket}.`,
			openings: [
				`Podržava ${ability}, a zatiči sjedaju bez zazora.`,
				`Plašt (${jacket}) ${jacket === 'pleteni najlon' ? 'ne upliće se u torbi' : 'ostaje savitljiv i zimi'}.`,
			],
			facts: [
				d.tier > 0 && 'Pojačana zaštita na izlazu iz zatiča sprečava prijelom vodiča.',
				ability.startsWith('240') && 'Čip u zatiču javlja uređaju da kabel podnosi punu snagu.',
				name.startsWith('HDMI') && 'Oplet i folija čuvaju sliku od smetnji na većim duljinama.',
				'Vezica za namatanje je u kutiji.',
				'Jamstvo vrijedi i za prekinuti vodič.',
			],
			advice: [
				'Uzmite kabel upravo potrebne duljine: višak se zamršuje i slabi signal.',
				name.startsWith('USB')
					? 'Za snagu veću od 60 W birajte kabel s čipom.'
					: 'Najmanji polumjer savijanja je četiri promjera kabela; oštri pregib s vremenom prekida vodič.',
			],
			picture: {
				kind: 'cable',
				params: {
					color: d.pick(['black', 'white', 'grey', 'red']),
					size: 1,
					variant: name.includes('HDMI') ? 'hdmi' : name.startsWith('Display') ? 'hdmi' : name.startsWith('audio') ? 'audio' : 'usbc',
				},
			},
			variants: inSizes('Duljina', [metres(1), metres(2), ...(d.chance(0.5) ? [metres(3)] : []), ...(name.startsWith('HDMI') ? [metres(5)] : [])]),
			unit_price: { from: 'length_m', description: 'm' },
		};
	},
};
