import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';
import { hr } from '../text/number.ts';

export const batteries: Blueprint = {
	category: 'baterije',
	prefix: 'BAT',
	stem: 'BT',
	weight: 1.3,
	theme: 'small',
	warranty: 24,
	makers: ['kolocar', 'voltanor', 'kornatar'],
	noun: ['baterija', 'f'],
	series: [
		['', 'Basic'],
		['', 'Long'],
		['Ultra', 'Extreme'],
	],
	design(d) {
		const format = d.pick(['AA', 'AA', 'AAA', 'AAA', 'CR2032', '9 V', 'C', 'D', '18650']);
		const rechargeable = format === '18650' || (format !== 'CR2032' && d.chance(0.35));
		const chemistry =
			format === 'CR2032' || format === '18650' ? 'litijeva' : rechargeable ? 'NiMH' : d.by(['cink-ugljena', 'alkalna'], ['alkalna'], ['alkalna', 'litijeva']);
		const each = { AA: 0.55, AAA: 0.55, CR2032: 0.6, '9 V': 1.8, C: 1.3, D: 1.7, '18650': 4.5 }[format] ?? 0.6;
		const capacity =
			{ AA: rechargeable ? 2500 : 2700, AAA: rechargeable ? 950 : 1200, CR2032: 220, '9 V': 550, C: 4500, D: 9500, '18650': 3300 }[format] ?? 1000;
		const factor = (rechargeable ? 2.4 : 1) * (0.8 + d.tier * 0.25);
		const pack = (pieces: number) => ({
			value: `${pieces} kom`,
			add: (pieces - 2) * each * factor * 0.85,
			specs: { pieces },
			params: { count: Math.min(pieces, 8) },
		});
		return {
			tail: `${rechargeable ? 'punjiva ' : ''}baterija ${format}`,
			price: 1.2 + 2 * each * factor,
			specs: {
				battery_format: format,
				chemistry,
				rechargeable,
				nominal_v: { '9 V': 9, '18650': 3.7, CR2032: 3 }[format] ?? (rechargeable ? 1.2 : 1.5),
				battery_mah: capacity,
				...(rechargeable ? { charge_cycles: d.by([500], [1000], [1500]) } : { shelf_life_years: d.by([5], [7], [10]) }),
				leak_guarantee: !rechargeable && d.tier > 0,
				operating_temp: chemistry === 'litijeva' ? '−40 do 60 °C' : '−20 do 54 °C',
				pieces: 2,
				mercury_free: true,
			},
			special: ['battery_format', 'chemistry', 'pieces'],
			short: `${chemistry.charAt(0).toUpperCase()}${chemistry.slice(1)} baterija ${format}, ${hr(capacity)} mAh${rechargeable ? ', punjiva' : ''}.`,
			openings: [
				rechargeable
					? 'Puni se stotinama puta, pa se isplati već nakon nekoliko mjeseci u daljinskom upravljaču, igrački ili bljeskalici.'
					: d.tier === 2
						? 'Predviđena za uređaje koji traže mnogo struje: bljeskalice, motoriće i radio uređaje.'
						: 'Za satove, upravljače i senzore koji troše malo, ali traže pouzdanost.',
				`Kapacitet iznosi ${hr(capacity)} mAh, a sva pakiranja držimo i u poslovnicama.`,
			],
			facts: [
				!rechargeable && d.tier > 0 && 'Proizvođač jamči da baterija ne curi; u suprotnom nadoknađuje štetu na uređaju.',
				rechargeable && 'Nakon godinu dana u ladici zadržava većinu naboja.',
				format === 'CR2032' && 'Pakirana je u blister koji djeca ne mogu otvoriti.',
				'Bez žive i kadmija.',
				chemistry === 'litijeva' && format !== '18650' && 'Radi i na temperaturama daleko ispod ništice.',
			],
			advice: ['Ne miješajte stare i nove baterije u istom uređaju.', 'Prazne baterije donesite u poslovnicu, predajemo ih na recikliranje.'],
			picture: {
				kind: 'battery',
				params: { color: d.pick(['green', 'copper', 'black', 'blue', 'red']), count: 2, variant: format === '9 V' ? 'block' : 'aa' },
			},
			variants: inSizes('Pakiranje', format === '18650' || format === '9 V' ? [pack(2)] : [pack(2), pack(4), ...(d.chance(0.5) ? [pack(12)] : [])]),
			unit: 'pak',
			unit_price: { from: 'pieces', description: 'kom' },
		};
	},
};
