import type { TitleAndShort } from '../texts.ts';

export const pages: Readonly<Record<string, TitleAndShort>> = {
	naslovnica: ['Titraj: računalniki, elektronika in orodje z meritvami', 'Računalniki, elektronika in orodje, z meritvami namesto obljub.'],
	'o-nama': ['O nas', 'Titraj je hrvaška trgovina s tehniko, dvanajstimi poslovalnicami, servisom in delavnico.'],
	dostava: ['Dostava', 'Roki, cene in načini dostave: kurir, paketomat, prevzem v poslovalnici in vnos v stanovanje.'],
	placanje: ['Načini plačila', 'Kartice, nakazilo, plačilo po povzetju, obroki in plačilo v poslovalnici.'],
	'povrat-i-reklamacije': ['Vračila in reklamacije', 'Odstop od nakupa v 14 dneh, odgovornost za napake in garancija: kaj velja in kako ravnati.'],
	'uvjeti-kupnje': ['Pogoji nakupa', 'Kako nastane pogodba, kako se prikazujejo cene in znižanja ter katere pravice imate kot kupec.'],
	privatnost: ['Zasebnost', 'Katere osebne podatke obdelujemo, zakaj, kako dolgo in katere so vaše pravice.'],
	kolacici: ['Piškotki', 'Katere piškotke uporabljamo, čemu služijo in kako spremenite izbiro.'],
	kontakt: ['Stik z nami', 'Pišite, pokličite ali nas obiščite. Na sporočila odgovorimo v enem delovnem dnevu.'],
	'cesta-pitanja': ['Pogosta vprašanja', 'Kratki odgovori o naročilu, dostavi, plačilu, vračilu in servisu.'],
	'pitanja-o-racunu': ['Vprašanja o računu', 'Prijava, geslo, podatki in izbris računa.'],
	letak: ['Letak: jesen v delavnici', 'Izbor naprav, orodja in delov za daljše večere.'],
	'adventski-kalendar': ['Adventni koledar', 'Od 1. do 24. decembra vsak dan ena ugodnost, odprta od polnoči do polnoči.'],
	'jesenski-kalendar': ['Jesenski koledar', 'Od 1. do 24. novembra vsak dan ena ugodnost, kot vaja za advent.'],
	'pravila-kalendara': ['Ugodnosti in pravila adventnega koledarja', 'Kaj je bilo v katerem polju, koliko velja in pod kakšnimi pogoji.'],
	'pravila-jesenskog-kalendara': ['Ugodnosti in pravila jesenskega koledarja', 'Kaj je bilo v katerem polju, koliko velja in pod kakšnimi pogoji.'],
	'skole-i-radionice': ['Za šole in delavnice', 'Kompleti, predračuni in pomoč pri opremljanju učilnic in tehničnih krožkov.'],
	'rodendan-trgovine': ['Rojstni dan trgovine', 'Napoved pomladnega praznovanja, v pripravi.'],
	'radni-kut': ['Delovni kotiček za zimo', 'Miza, luč, zaslon in zvok: vse za delovni kotiček, v katerem hrbet ne čuti dneva.'],
	'zastita-okolisa': ['Varstvo okolja', 'Prevzem starih naprav in baterij, popravila in pakiranje brez plastike.'],
};
