import type { Blueprint } from '../blueprint.ts';

export const officeMonitors: Blueprint = {
	category: 'uredski-monitori',
	prefix: 'MON',
	stem: 'U',
	weight: 3,
	theme: 'display',
	warranty: 36,
	energyLabel: true,
	makers: ['kvarner', 'ravanix', 'velnor', 'biokvar', 'zvizdar'],
	noun: ['monitor', 'm'],
	series: [
		['', 'Basic'],
		['', 'Plus', 'Ergo'],
		['Pro', 'Studio'],
	],
	design(d) {
		const size = d.by([22, 24, 24], [24, 27, 27], [27, 32, 34]);
		const sharp = d.by(['1920 × 1080'], [size === 24 ? '1920 × 1200' : '2560 × 1440'], [size === 34 ? '3440 × 1440' : '3840 × 2160']);
		const power = d.by([0], [0, 65], [65, 90]);
		const brightness = d.by([250], [300, 350], [350, 400]);
		const stand = d.tier > 0;
		return {
			tail: `monitor ${size}" ${sharp.startsWith('3840') ? '4K' : sharp.startsWith('2560') ? 'QHD' : sharp.startsWith('3440') ? 'UWQHD' : 'Full HD'} IPS`,
			price: 62 + (size - 20) * 9 + (d.tier === 2 ? 150 : d.tier * 50) + power * 0.7 + d.int(0, 25),
			specs: {
				screen_size: size,
				resolution: sharp,
				panel: 'IPS',
				refresh_rate: d.by([60, 75], [75, 100], [60, 75]),
				brightness,
				contrast: d.pick(['1000 : 1', '1300 : 1', '2000 : 1']),
				colour_gamut: d.by([72], [99], [99, 100]),
				ports: power ? ['USB-C', 'HDMI', 'DisplayPort'] : ['HDMI', 'DisplayPort'],
				usb_power: power || 'nema',
				height_adjust: stand ? `${d.pick([110, 130, 150])} mm` : 'nema',
				vesa: '100 × 100 mm',
				power_w: Math.round(size * (0.7 + d.tier * 0.25)),
			},
			special: ['screen_size', 'resolution', 'panel'],
			short: `Uredski monitor dijagonale ${size} inča, ${sharp}${power ? `, jedan kabel za sliku i ${power} W punjenja` : ''}.`,
			openings: [
				`Na ${size} inča i ${sharp} točaka ${d.tier === 0 ? 'tekst je dovoljno krupan da ga čitate bez naprezanja' : 'stanu dva dokumenta jedan uz drugi, bez smanjivanja teksta'}.`,
				power
					? `Laptop spajate jednim kabelom USB-C: njime ide slika, USB i do ${power} W za punjenje.`
					: 'Monitor za cjelodnevni rad: mirna slika bez treperenja i mat površina bez odsjaja.',
			],
			facts: [
				stand ? 'Stalak se podiže, naginje i zakreće u portretni položaj.' : 'Stalak je jednostavan; za podešavanje visine dodajte nosač VESA 100 × 100.',
				d.tier === 2 && 'Boje su tvornički umjerene, izvješće o mjerenju je u kutiji.',
				'Smanjeno plavo svjetlo uključujete tipkom, bez kopanja po izborniku.',
				sharp === '3440 × 1440' && 'Široki omjer 21 : 9 zamjenjuje dva manja monitora bez ruba u sredini.',
				`Svjetlina od ${brightness} cd/m² ${brightness >= 350 ? 'dovoljna je i uz prozor' : 'odgovara prostoriji bez izravnog sunca'}.`,
			],
			advice: [
				'Gornji rub zaslona neka bude u visini očiju, a udaljenost otprilike dužina ispružene ruke.',
				'Prije kupnje provjerite podržava li priključak Vašeg računala punu razlučivost.',
			],
			picture: { kind: 'monitor', params: { color: d.pick(['black', 'black', 'silver', 'white']), size, variant: size === 34 ? 'ultrawide' : 'flat' } },
		};
	},
};
