import type { BundleTexts } from '../product-texts.ts';

export const bundles: BundleTexts = {
	note: 'Popust velja za celoten paket; garancija in vračilo veljata za vsak izdelek posebej.',
	rows: [
		[
			'Paket Delovna miza: monitor, tipkovnica in miška',
			'Monitor, tipkovnica in miška za urejen delovni kotiček.',
			'Tri stvari, ki se tako ali tako kupujejo skupaj, usklajene po velikosti in priključkih.',
		],
		[
			'Paket Začetnik v elektroniki',
			'Ploščica, senzor, upori in multimeter za prve projekte.',
			'Vse za prvo meritev in prvo utripajočo diodo, brez ugibanja, kaj še manjka.',
		],
		[
			'Paket Servisna delavnica',
			'Spajkalna postaja, orodje in napajalnik za popravila.',
			'Za domača popravila več ni treba, vsak kos pa ostane uporaben tudi pozneje.',
		],
		['Paket Podkast za eno osebo', 'Mikrofon, slušalke in kamera za snemanje glasu in slike.', 'Glas, nadzor zvoka in slika v enem naročilu, brez vmesnikov.'],
		[
			'Paket Omrežje za stanovanje',
			'Usmerjevalnik, stikalo in kabli za povezano stanovanje.',
			'Brezžično za telefone, s kablom za televizor in mizo, vse v istem omrežju.',
		],
		['Paket Za na pot', 'Prenosna baterija, polnilnik, kabel in slušalke za potovanja.', 'Štiri drobnarije, ki se najpogosteje pozabijo, zdaj v eni škatli.'],
		[
			'Paket Ohišje z napajalnikom in hlajenjem',
			'Ohišje, napajalnik in hladilnik za lastno sestavljanje.',
			'Osnova računalnika, ki ostane, tudi ko zamenjate procesor in ploščo.',
		],
		['Paket Igra za dva', 'Konzola, dodatni krmilnik in slušalke.', 'Za igro v dvoje je potreben drugi krmilnik, za mir doma pa slušalke.'],
	],
};
