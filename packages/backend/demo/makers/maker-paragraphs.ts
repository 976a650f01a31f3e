import type { MakerField } from './maker-row.ts';

/** What to expect of a maker of this field: sentences for its page. */
export const MAKER_PARAGRAPHS: Record<MakerField, readonly string[]> = {
	zaslon: [
		'Svaki zaslon prije isporuke prolazi provjeru točaka i ravnomjernosti osvjetljenja, a primjerak s greškom mijenja se bez rasprave.',
		'Priključci, nosači VESA i energetska oznaka navedeni su za svaki model, pa unaprijed znate što će odgovarati Vašem stolu ili zidu.',
	],
	racunala: [
		'Rezervne baterije, tipkovnice i punjači dostupni su i nakon isteka jamstva.',
		'Modeli se isporučuju s hrvatskim rasporedom tipki i uputama na hrvatskom jeziku.',
	],
	komponente: [
		'Za svaki dio objavljene su mjere i potrošnja, pa sklapanje računala ne ovisi o nagađanju.',
		'Kompatibilnost s pločama i kućištima provjeravamo i sami; ako niste sigurni, pošaljite nam popis dijelova.',
	],
	periferija: [
		'Tipke, klizači i kabeli mogu se naručiti zasebno, pa dobar uređaj ne završava u ladici zbog sitnice.',
		'Većinu modela možete isprobati na izložbenim stolovima u poslovnicama.',
	],
	zvuk: [
		'Jastučići, nastavci i kabeli drže se na stanju najmanje pet godina.',
		'U poslovnicama u Zagrebu, Splitu i Rijeci modele možete poslušati na vlastitoj glazbi.',
	],
	mreza: [
		'Sigurnosne nadogradnje izlaze redovito, a uređaji se mogu postaviti i bez otvaranja korisničkog računa.',
		'Uz svaki uređaj dolazi kratki vodič za postavljanje na hrvatskom jeziku.',
	],
	mobiteli: [
		'Rok sigurnosnih nadogradnji piše uz svaki model, prije kupnje, a ne sitnim slovima poslije nje.',
		'Zamjenu baterije i zaslona radi naš servis, najčešće istog dana.',
	],
	slika: [
		'Nadogradnje donose nove mogućnosti i starijim modelima, uključujući bolje prepoznavanje lica i životinja.',
		'Uz kupnju možete dogovoriti kratku obuku u poslovnici, bez naknade.',
	],
	dom: [
		'Uređaji nastavljaju raditi i kad internet zakaže, jer se rasporedi čuvaju u njima samima.',
		'Potrošni dijelovi, od filtara do četki, dostupni su zasebno.',
	],
	mjerenje: [
		'Instrumenti dolaze s izvješćem o umjeravanju ili uputom kako ga naručiti.',
		'Sigurnosni razred naveden je uz svaki model, jer on određuje gdje se smije mjeriti.',
	],
	alat: ['Nastavci, vrhovi i baterije zamjenjivi su i dostupni godinama nakon kupnje.', 'Alat se može isprobati u radionici naše zagrebačke poslovnice.'],
	dijelovi: [
		'Uz svaki dio dolazi raspored priključaka i primjer koda na hrvatskom jeziku.',
		'Škole i udruge ostvaruju popust na komplete; javite nam se za ponudu.',
	],
	energija: [
		'Zaštite od pregrijavanja i kratkog spoja ispituju se na svakom komadu, a ne na uzorku.',
		'Stare baterije i punjače preuzimamo u svim poslovnicama, bez obzira na to gdje su kupljeni.',
	],
	igra: [
		'Podrška za starije uređaje ne prestaje s izlaskom novih, a rezervni dijelovi lako se nalaze.',
		'Uređaje možete isprobati u kutku za igru naših većih poslovnica.',
	],
	namjestaj: [
		'Dijelovi se naručuju zasebno: od kotačića i plinskih cilindara do cijele ploče stola.',
		'Na zahtjev dostavu dogovaramo zajedno sa sastavljanjem.',
	],
	ured: [
		'Trošak po stranici naveden je uz svaki pisač, jer on odlučuje više od cijene uređaja.',
		'Potrošni materijal stiže idući radni dan, a prazne spremnike preuzimamo natrag.',
	],
	rasvjeta: ['Podaci o svjetlosnom toku i indeksu boja mjereni su, a ne procijenjeni.', 'Žarulje i lampe uzimamo natrag na recikliranje u svim poslovnicama.'],
};
