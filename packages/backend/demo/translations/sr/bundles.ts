import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: 'Popust važi za ceo paket; garancija i povraćaj važe za svaki proizvod posebno.',
	rows: [
		[
			'Paket Radni sto: monitor, tastatura i miš',
			'Monitor, tastatura i miš za uredan radni kutak.',
			'Tri stvari koje se ionako kupuju zajedno, usklađene veličinom i priključcima.',
		],
		[
			'Paket Početnik u elektronici',
			'Ploča, senzor, otpornici i multimetar za prve projekte.',
			'Sve za prvo merenje i prvu trepćuću diodu, bez nagađanja šta još nedostaje.',
		],
		[
			'Paket Servisna radionica',
			'Lemna stanica, alat i napajanje za popravke.',
			'Za kućne popravke i hobi više od ovoga nije potrebno, a svaki komad ostaje koristan i kasnije.',
		],
		[
			'Paket Podkast za jednu osobu',
			'Mikrofon, slušalice i kamera za snimanje glasa i slike.',
			'Glas, nadzor zvuka i slika u jednoj porudžbini, bez adaptera.',
		],
		['Paket Mreža za stan', 'Ruter, svič i kablovi za povezan stan.', 'Bežično za telefone, kablom za televizor i radno mesto, sve u istoj mreži.'],
		['Paket Za put', 'Eksterna baterija, punjač, kabl i slušalice za putovanja.', 'Četiri sitnice koje se najčešće zaborave, sada u jednoj kutiji.'],
		[
			'Paket Kućište sa napajanjem i hlađenjem',
			'Kućište, napajanje i kuler za samostalno sklapanje.',
			'Osnova računara koju zadržavate i kada procesor i ploču zamenite novima.',
		],
		['Paket Igra udvoje', 'Konzola, dodatni kontroler i slušalice.', 'Za igru udvoje treba drugi kontroler, a za mir u stanu slušalice.'],
	],
};
