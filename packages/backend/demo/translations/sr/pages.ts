import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: računari, elektronika i alat sa proverenim merama', 'Računari, elektronika i alat, sa merenjima umesto obećanja.'],
	'o-nama': ['O nama', 'Titraj je prodavnica tehnike iz Hrvatske sa dvanaest poslovnica, servisom i radionicom.'],
	dostava: ['Dostava', 'Rokovi, cene i načini isporuke: kurir, paketomat, preuzimanje u prodavnici i unos u stan.'],
	placanje: ['Načini plaćanja', 'Kartice, uplatnica, plaćanje pouzećem, rate i plaćanje u prodavnici.'],
	'povrat-i-reklamacije': [
		'Povraćaj i reklamacije',
		'Odustanak od kupovine u roku od 14 dana, odgovornost za nedostatke i garancija: šta važi i kako postupiti.',
	],
	'uvjeti-kupnje': ['Uslovi kupovine', 'Kako nastaje ugovor, kako se iskazuju cene i sniženja i koja prava imate kao kupac.'],
	privatnost: ['Privatnost', 'Koje lične podatke obrađujemo, zašto, koliko dugo i koja su Vaša prava.'],
	kolacici: ['Kolačići', 'Koje kolačiće koristimo, čemu služe i kako da promenite izbor.'],
	kontakt: ['Kontakt', 'Pišite nam, pozovite ili svratite. Na poruke odgovaramo u roku od jednog radnog dana.'],
	'cesta-pitanja': ['Česta pitanja', 'Kratki odgovori o porudžbini, dostavi, plaćanju, povraćaju i servisu.'],
	'pitanja-o-racunu': ['Pitanja o korisničkom nalogu', 'Prijava, lozinka, podaci i brisanje naloga.'],
	letak: ['Letak: jesen u radionici', 'Izbor uređaja, alata i delova za duže večeri.'],
	'adventski-kalendar': ['Adventski kalendar', 'Od 1. do 24. decembra svakog dana jedna pogodnost, otvorena od ponoći do ponoći.'],
	'jesenski-kalendar': ['Jesenji kalendar', 'Od 1. do 24. novembra svakog dana jedna pogodnost, kao proba za advent.'],
	'pravila-kalendara': ['Pogodnosti i pravila adventskog kalendara', 'Šta je bilo u kom polju, koliko važi i pod kojim uslovima.'],
	'pravila-jesenskog-kalendara': ['Pogodnosti i pravila jesenjeg kalendara', 'Šta je bilo u kom polju, koliko važi i pod kojim uslovima.'],
	'skole-i-radionice': ['Za škole i radionice', 'Kompleti, predračuni i pomoć pri opremanju učionica i tehničkih klubova.'],
	'rodendan-trgovine': ['Rođendan prodavnice', 'Najava prolećne proslave, u pripremi.'],
	'radni-kut': ['Radni kutak za zimu', 'Sto, svetlo, ekran i zvuk: sve za radni kutak u kojem leđa ne osećaju dan.'],
	'zastita-okolisa': ['Zaštita životne sredine', 'Preuzimanje starih uređaja i baterija, popravke i pakovanje bez plastike.'],
};
