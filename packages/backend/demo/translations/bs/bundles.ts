import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: 'Popust vrijedi za cijeli paket; garancija i povrat vrijede za svaki proizvod posebno.',
	rows: [
		[
			'Paket Radni sto: monitor, tastatura i miš',
			'Monitor, tastatura i miš za uredan radni kutak.',
			'Tri stvari koje se ionako kupuju zajedno, usklađene veličinom i priključcima.',
		],
		[
			'Paket Početnik u elektronici',
			'Ploča, senzor, otpornici i multimetar za prve projekte.',
			'Sve za prvo mjerenje i prvu treptavu diodu, bez nagađanja šta još nedostaje.',
		],
		[
			'Paket Servisna radionica',
			'Lemna stanica, alat i napajanje za popravke.',
			'Za kućne popravke i hobi ne treba više od ovoga, a svaki komad ostaje koristan i kasnije.',
		],
		['Paket Podcast za jednu osobu', 'Mikrofon, slušalice i kamera za snimanje glasa i slike.', 'Glas, nadzor zvuka i slika u jednoj narudžbi, bez adaptera.'],
		['Paket Mreža za stan', 'Ruter, switch i kablovi za povezan stan.', 'Bežično za mobitele, kablom za televizor i radno mjesto, sve u istoj mreži.'],
		['Paket Za put', 'Eksterna baterija, punjač, kabl i slušalice za putovanja.', 'Četiri sitnice koje se najčešće zaborave, sada u jednoj kutiji.'],
		[
			'Paket Kućište s napajanjem i hlađenjem',
			'Kućište, napajanje i kuler za vlastito sklapanje.',
			'Osnova računara koju zadržavate i kad procesor i ploču zamijenite novima.',
		],
		['Paket Igra udvoje', 'Konzola, dodatni kontroler i slušalice.', 'Za igru udvoje treba drugi kontroler, a za mir u stanu slušalice.'],
	],
};
