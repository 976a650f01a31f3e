import { page } from './page.ts';

export const privacyPage = page({
	slug: 'privatnost',
	title: 'Privatnost',
	short: 'Koje osobne podatke obrađujemo, zašto, koliko dugo i koja su Vaša prava.',
	content: [
		'<p>Voditelj obrade je Titraj d.o.o., Frekvencijska 12, 10000 Zagreb. Za pitanja o privatnosti pišite na privatnost@titraj.example.</p>',
		'<h2>Što obrađujemo i zašto</h2>',
		'<table><thead><tr><th>Svrha</th><th>Podaci</th><th>Osnova</th><th>Rok</th></tr></thead><tbody>',
		'<tr><td>Narudžba i isporuka</td><td>ime, adresa, kontakt, sadržaj narudžbe</td><td>izvršenje ugovora</td><td>do isteka prava iz ugovora</td></tr>',
		'<tr><td>Računi</td><td>podaci s računa</td><td>zakonska obveza</td><td>11 godina</td></tr>',
		'<tr><td>Korisnički račun</td><td>e-pošta, adrese, lista želja</td><td>izvršenje ugovora</td><td>do brisanja računa</td></tr>',
		'<tr><td>Novosti e-poštom</td><td>e-pošta</td><td>privola</td><td>do povlačenja privole</td></tr>',
		'<tr><td>Košarica, lista želja i usporedba gosta</td><td>odabrani proizvodi</td><td>izvršenje ugovora</td><td>godinu dana</td></tr>',
		'<tr><td>Nagradne igre</td><td>ime, e-pošta, odgovor</td><td>privola</td><td>godinu dana nakon završetka igre</td></tr>',
		'<tr><td>Dokaz o privoli za kolačiće</td><td>odabir i vrijeme</td><td>zakonska obveza</td><td>6 godina</td></tr>',
		'<tr><td>Zaštita od zloporabe</td><td>IP adresa, vrijeme zahtjeva</td><td>legitimni interes</td><td>90 dana</td></tr>',
		'</tbody></table>',
		'<h2>Kome ih povjeravamo</h2>',
		'<p>Dostavnim službama predajemo ime, adresu i kontakt, a pružatelju usluga plaćanja podatke potrebne za naplatu. Podatke ne prodajemo i ne predajemo drugima za njihove svrhe.</p>',
		'<h2>Vaša prava</h2>',
		'<p>Imate pravo na pristup, ispravak, brisanje, ograničenje obrade, prenosivost i prigovor, a privolu možete povući u svakom trenutku. Na zahtjev odgovaramo najkasnije u roku od mjesec dana. Ako smatrate da smo pogriješili, možete podnijeti prigovor Agenciji za zaštitu osobnih podataka.</p>',
		'<h2>Kolačići</h2>',
		'<p>O kolačićima i sličnim zapisima pišemo na stranici <a href="/kolacici/">Kolačići</a>.</p>',
	].join(''),
});
