import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'in',
	short: ['{noun} znamke {maker}: {specs}.', '{noun} z izmerjenimi podatki: {specs}.', '{noun} za tiste, ki najprej preberejo tabelo: {specs}.'],
	lead: [
		'Na prvi pogled: {specs}.',
		'Tu so najpomembnejši podatki {specs}.',
		'Za zapomniti: {specs}.',
		'Na kratko, ta model znamke {maker} ponuja naslednje: {specs}.',
		'Tu odločajo trije podatki: {specs}.',
	],
	headings: ['Dobro je vedeti', 'V številkah', 'Kaj dobite'],
	service: [
		'Naročila, prejeta na delovni dan do 14. ure, odpošljemo še isti dan.',
		'Od nakupa lahko odstopite v 14 dneh brez navedbe razloga.',
		'Če niste prepričani, ali vam ta model ustreza, nam pišite: odgovorimo v enem delovnem dnevu.',
		'Garancija velja z računom, napravo pa lahko oddate v kateri koli naši poslovalnici.',
		'Embalažo in staro napravo nam lahko predate ob prevzemu.',
	],
	themes: {
		display: [
			'Ločljivost, frekvenca in vrsta zaslona določajo sliko, ki jo gledate vsak dan, zato so navedene vse tri.',
			'Pred odpošiljanjem preverimo enakomernost slike in mrtve točke.',
		],
		computing: [
			'Pomnilnik in disk odločata, kako dolgo bo računalnik hiter, zato ju izberite za prihodnja leta.',
			'Podatki v tabeli so izmerjeni in niso prepisani s škatle.',
		],
		part: ['Pred naročilom preverite mere in porabo v tabeli.', 'Če niste prepričani, ali ustreza vašemu računalniku, nam pošljite seznam delov.'],
		input: [
			'Oprijem, hod in masa so stvar navade: model lahko preizkusite v naših poslovalnicah.',
			'Drobne dele lahko naročite posebej, zato dobra naprava ne konča v predalu.',
		],
		audio: ['Meritve povedo eno polovico zgodbe, vaša glasba drugo.', 'Zvok najbolje presodite tam, kjer ga boste poslušali.'],
		network: ['Hitrost z nalepke dosežete le, če ji sledi tudi preostalo omrežje.', 'Nastavitev traja nekaj minut in ne zahteva uporabniškega računa.'],
		mobile: [
			'Rok varnostnih posodobitev je naveden pred nakupom in ne z drobnim tiskom po njem.',
			'Baterijo in zaslon zamenja naš servis, najpogosteje še isti dan.',
		],
		photo: ['Dobra svetloba pomeni več kot vsaka nastavitev, drugo je v tabeli.', 'Na željo vam ob prevzemu pokažemo meni in nastavitve.'],
		home: ['Naprava deluje tudi brez interneta, ker so urniki shranjeni v njej sami.', 'Potrošni deli so na voljo posebej.'],
		bench: ['Dober instrument pokaže danes in čez leto dni isto vrednost.', 'Meje v tabeli povedo tudi, kje je delo varno.'],
		tool: ['Kakovost jekla in ročaja začutite šele pri stotem vijaku.', 'Nastavki, konice in nadomestni deli so na voljo več let.'],
		small: ['Drobnarija, na katero projekt navadno čaka.', 'Serija je natisnjena na embalaži, zato se bo z njo ujemalo tudi poznejše naročilo.'],
		power: [
			'Zaščito pred pregrevanjem in kratkim stikom preizkusimo na vsakem kosu.',
			'Moč pove resnico šele skupaj s številom porabnikov, zato je navedeno oboje.',
		],
		furniture: ['Dobra drža se začne pri pravi višini, zato pred izbiro izmerite.', 'Deli se naročajo posebej, od kolesc do celotne plošče.'],
		light: ['Svetlobni tok in indeks barv sta izmerjena, ne ocenjena.', 'Toplejša svetloba je za večer, nevtralna za delo.'],
		play: ['Hiter odziv je pomembnejši od svetlobnih učinkov, podatki so v tabeli.', 'Preizkusite ga lahko v igralnem kotičku naših večjih poslovalnic.'],
		print: [
			'Strošek na stran odloča bolj kot cena tiskalnika, zato je število strani navedeno v tabeli.',
			'Potrošni material prispe naslednji delovni dan, prazne posode pa prevzamemo.',
		],
	},
};
