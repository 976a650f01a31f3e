import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: računari, elektronika i alat s provjerenim mjerama', 'Računari, elektronika i alat, s mjerenjima umjesto obećanja.'],
	'o-nama': ['O nama', 'Titraj je prodavnica tehnike iz Hrvatske s dvanaest poslovnica, servisom i radionicom.'],
	dostava: ['Dostava', 'Rokovi, cijene i načini isporuke: kurir, paketomat, preuzimanje u poslovnici i unos u stan.'],
	placanje: ['Načini plaćanja', 'Kartice, uplatnica, plaćanje pouzećem, rate i plaćanje u poslovnici.'],
	'povrat-i-reklamacije': ['Povrat i reklamacije', 'Odustanak od kupovine u 14 dana, odgovornost za nedostatke i garancija: šta vrijedi i kako postupiti.'],
	'uvjeti-kupnje': ['Uslovi kupovine', 'Kako nastaje ugovor, kako se iskazuju cijene i sniženja i koja prava imate kao kupac.'],
	privatnost: ['Privatnost', 'Koje lične podatke obrađujemo, zašto, koliko dugo i koja su Vaša prava.'],
	kolacici: ['Kolačići', 'Koje kolačiće koristimo, čemu služe i kako promijeniti izbor.'],
	kontakt: ['Kontakt', 'Pišite nam, nazovite ili svratite. Na poruke odgovaramo u roku od jednog radnog dana.'],
	'cesta-pitanja': ['Česta pitanja', 'Kratki odgovori o narudžbi, dostavi, plaćanju, povratu i servisu.'],
	'pitanja-o-racunu': ['Pitanja o korisničkom računu', 'Prijava, lozinka, podaci i brisanje korisničkog računa.'],
	letak: ['Letak: jesen u radionici', 'Izbor uređaja, alata i dijelova za duže večeri.'],
	'adventski-kalendar': ['Adventski kalendar', 'Od 1. do 24. decembra svaki dan jedna pogodnost, otvorena od ponoći do ponoći.'],
	'jesenski-kalendar': ['Jesenji kalendar', 'Od 1. do 24. novembra svaki dan jedna pogodnost, kao proba za advent.'],
	'pravila-kalendara': ['Pogodnosti i pravila adventskog kalendara', 'Šta je bilo u kojem polju, koliko vrijedi i pod kojim uslovima.'],
	'pravila-jesenskog-kalendara': ['Pogodnosti i pravila jesenjeg kalendara', 'Šta je bilo u kojem polju, koliko vrijedi i pod kojim uslovima.'],
	'skole-i-radionice': ['Za škole i radionice', 'Setovi, predračuni i pomoć pri opremanju učionica i tehničkih klubova.'],
	'rodendan-trgovine': ['Rođendan prodavnice', 'Najava proljetne proslave, u pripremi.'],
	'radni-kut': ['Radni kutak za zimu', 'Sto, svjetlo, ekran i zvuk: sve za radni kutak u kojem leđa ne osjete dan.'],
	'zastita-okolisa': ['Zaštita okoline', 'Preuzimanje starih uređaja i baterija, popravke i pakovanje bez plastike.'],
};
