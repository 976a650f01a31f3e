import type { Blueprint } from '../blueprint.ts';
import { inSizes } from '../catalogue/variants.ts';

export const sensors: Blueprint = {
	category: 'senzori',
	prefix: 'SEN',
	stem: 'HS',
	weight: 1.2,
	theme: 'small',
	warranty: 24,
	makers: ['hvarnik', 'ciovar', 'bracanik'],
	noun: ['senzor', 'm'],
	series: [
		['', 'Mini'],
		['', 'Plus'],
		['Pro', 'Industrial'],
	],
	design(d) {
		const [quantity, name, range, accuracy, price] = d.pick([
			['temperatura i vlaga', 'temperature i vlage', '−40 do 85 °C, 0 do 100 % vlage', '±0,3 °C, ±2 %', 2.4],
			['tlak zraka', 'tlaka zraka', '300 do 1100 hPa', '±0,5 hPa', 3.2],
			['udaljenost', 'udaljenosti', '4 cm do 4 m', '±1 cm', 2.1],
			['kvaliteta zraka', 'kvalitete zraka', '0 do 500 AQI', '±15 AQI', 9.8],
			['ugljični dioksid', 'ugljičnog dioksida', '400 do 5000 ppm', '±50 ppm', 18],
			['pokret', 'pokreta', '110°, do 7 m', 'prag podesiv', 1.7],
			['vlaga tla', 'vlage tla', '0 do 100 %', '±3 %', 1.9],
			['osvijetljenost', 'osvijetljenosti', '1 do 65535 lx', '±10 %', 1.6],
			['struja', 'struje', '−20 do 20 A', '±0,5 %', 4.1],
			['ubrzanje i nagib', 'ubrzanja i nagiba', '±16 g, ±2000 °/s', '16 bita', 4.6],
		] as const);
		const bus = d.by(['analogni', 'digitalni'], ['I²C'], ['I²C i SPI', 'RS-485']);
		const pack = (pieces: number) => ({
			value: pieces === 1 ? '1 komad' : `${pieces} komada`,
			add: pieces === 1 ? 0 : price * (pieces - 1) * 0.82,
			specs: { pieces },
		});
		return {
			tail: `senzor ${name}`,
			price: price * (1 + d.tier * 0.6) + d.int(0, 1),
			specs: {
				quantity_measured: quantity,
				measure_range: range,
				accuracy,
				bus,
				supply_v: d.by(['3,3 do 5 V'], ['3,3 do 5 V'], ['5 do 24 V']),
				current_ma: d.by([0.5, 1.5], [0.1, 0.5], [5, 15]),
				response_s: d.pick([0.1, 0.5, 2, 8]),
				operating_temp: d.by(['0 do 50 °C'], ['−20 do 70 °C'], ['−40 do 85 °C']),
				mounting: d.by(['nožice'], ['dva vijka'], ['DIN letva ili vijci']),
				pieces: 1,
			},
			special: ['quantity_measured', 'measure_range', 'bus'],
			short: `Senzor ${name}, raspon ${range}, izlaz: ${bus}.`,
			openings: [
				`Mjerenje ${name} u rasponu ${range}, uz točnost ${accuracy}.`,
				d.tier === 2
					? 'Izvedba za ormar i industriju: zaštićen priključak i izlaz otporan na smetnje.'
					: 'Spaja se na tri ili četiri žice i prve vrijednosti čitate za nekoliko minuta.',
			],
			facts: [
				'Biblioteka i primjeri za MicroPython i C dostupni su na stranici proizvoda.',
				d.tier > 0 && 'Adresa se mijenja spojem na poleđini, pa na istu sabirnicu staju dva komada.',
				'Nožice su isporučene zasebno, radi ravne ugradnje.',
				d.tier === 2 && 'Zaštita od obrnutog napajanja čuva i senzor i pločicu.',
				'Raspored priključaka otisnut je na pločici.',
			],
			advice: ['Ulaz pločice zaštitite otpornikom ako radi na 3,3 V.', 'Prvo očitanje pročitajte nekoliko puta; većina senzora treba vrijeme da se smiri.'],
			picture: { kind: 'sensor', params: { color: d.pick(['green', 'blue', 'red']), variant: name === 'udaljenosti' ? 'distance' : 'module' } },
			variants: inSizes('Pakiranje', d.chance(0.5) ? [pack(1), pack(5)] : [pack(1)]),
			unit_price: { from: 'pieces', description: 'kom' },
		};
	},
};
