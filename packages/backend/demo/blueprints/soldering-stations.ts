import type { Blueprint } from '../blueprint.ts';

export const solderingStations: Blueprint = {
	category: 'lemne-stanice',
	prefix: 'LEM',
	stem: 'LS',
	weight: 0.9,
	theme: 'bench',
	warranty: 24,
	makers: ['cicaran', 'voltanor', 'durdevar'],
	noun: ['stanica', 'f'],
	series: [
		['', 'Basic'],
		['', 'Digital'],
		['Pro', 'Servis'],
	],
	design(d) {
		const hot = d.tier === 2 && d.chance(0.5);
		const power = hot ? 700 : d.by([48, 60], [75, 90], [120, 150]);
		const heat = d.by([45, 60], [15, 20], [6, 8]);
		const max = d.by([420, 450], [480], [480, 500]);
		return {
			tail: hot ? `lemna stanica i topli zrak` : `lemna stanica ${power} W`,
			price: 19 + (hot ? 120 : power * 0.7) + d.tier * 22 + d.int(0, 10),
			specs: {
				max_load: power,
				temperature_range: `100 do ${max} °C`,
				heat_up_s: heat,
				stability: d.by(['±5 °C'], ['±2 °C'], ['±1 °C']),
				tip_type: d.by(['900M'], ['T12'], ['uložak s grijačem']),
				display: d.by(['LED'], ['LED', 'OLED'], ['LCD']),
				sleep_mode: d.tier > 0,
				presets: d.by([0], [3], [4]),
				hot_air: hot ? '100 do 500 °C, 120 l/min' : 'nema',
				esd_safe: true,
				cable_cm: 120,
			},
			special: ['max_load', 'heat_up_s', 'tip_type'],
			short: `Lemna stanica od ${power} W, zagrijava se za ${heat} sekundi.`,
			openings: [
				`Vrh je na radnoj temperaturi za ${heat} sekundi, pa lemilicu ne ostavljate uključenu iz navike.`,
				hot
					? 'Uz ručicu dobivate i topli zrak, dovoljan za skidanje i vraćanje SMD dijelova.'
					: 'Temperatura se drži i kad spoj odvodi toplinu, što je važnije od broja vata.',
			],
			facts: [
				d.tier > 0 && 'Nakon deset minuta mirovanja stanica spušta temperaturu i čuva vrh.',
				'Vodljivo kućište i uzemljeni vrh sigurni su za osjetljive sklopove.',
				'U kutiji su stalak, spužva, mesingana vuna i tri vrha.',
				`Najviša temperatura iznosi ${max} °C.`,
				'Vrhove ovog tipa naći ćete i za nekoliko godina, jer su rašireni.',
			],
			advice: [
				'Za bezolovni lem postavite 350 °C i koristite širi vrh, ne višu temperaturu.',
				'Lemite uz otvoren prozor ili odsis; dimovi taline nisu bezopasni.',
			],
			picture: { kind: 'soldering', params: { color: d.pick(['black', 'blue', 'yellow', 'grey']), size: Math.min(power, 150), variant: 'station' } },
		};
	},
};
