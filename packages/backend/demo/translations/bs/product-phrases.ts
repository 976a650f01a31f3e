import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'i',
	short: ['{noun} marke {maker}: {specs}.', '{noun} s izmjerenim podacima: {specs}.', '{noun} za one koji prvo čitaju tabelu: {specs}.'],
	lead: [
		'Na prvi pogled: {specs}.',
		'Ovdje su najvažniji podaci {specs}.',
		'Za pamćenje: {specs}.',
		'Ukratko, ovaj model marke {maker} nudi sljedeće: {specs}.',
		'Ovdje odlučuju tri podatka: {specs}.',
	],
	headings: ['Dobro je znati', 'U brojkama', 'Šta dobijate'],
	service: [
		'Narudžbe primljene radnim danom do 14 sati šaljemo isti dan.',
		'Od kupovine možete odustati u roku od 14 dana bez navođenja razloga.',
		'Ako niste sigurni da li Vam ovaj model odgovara, pišite nam: odgovaramo u roku od jednog radnog dana.',
		'Garancija vrijedi uz račun, a uređaj možete predati u bilo kojoj našoj poslovnici.',
		'Ambalažu i stari uređaj možete nam predati pri preuzimanju.',
	],
	themes: {
		display: [
			'Rezolucija, frekvencija i vrsta panela određuju sliku koju gledate svaki dan, pa su ovdje navedene sve tri.',
			'Prije slanja provjeravamo ravnomjernost slike i mrtve piksele.',
		],
		computing: [
			'Memorija i disk odlučuju koliko dugo računar ostaje brz, zato ih birajte za godine koje dolaze.',
			'Podaci u tabeli su izmjereni, a ne prepisani s kutije.',
		],
		part: ['Prije narudžbe provjerite dimenzije i potrošnju u tabeli.', 'Ako niste sigurni da li odgovara Vašem računaru, pošaljite nam spisak dijelova.'],
		input: [
			'Hvat, hod i masa stvar su navike: model možete isprobati u našim poslovnicama.',
			'Sitni dijelovi mogu se naručiti zasebno, pa dobar uređaj ne završava u ladici.',
		],
		audio: ['Mjerenja govore jednu polovinu priče, a Vaša muzika drugu.', 'Zvuk se najbolje procjenjuje tamo gdje ćete ga slušati.'],
		network: ['Brzina s etikete postiže se samo ako je ostatak mreže može pratiti.', 'Podešavanje traje nekoliko minuta i ne traži korisnički račun.'],
		mobile: [
			'Rok sigurnosnih ažuriranja naveden je prije kupovine, a ne sitnim slovima poslije nje.',
			'Bateriju i ekran mijenja naš servis, najčešće isti dan.',
		],
		photo: ['Dobro svjetlo znači više od svakog podešavanja, a ostalo je u tabeli.', 'Na zahtjev ćemo Vam pri preuzimanju pokazati menije i podešavanja.'],
		home: ['Uređaj radi i kada internet zakaže, jer se rasporedi čuvaju u njemu samom.', 'Potrošni dijelovi dostupni su zasebno.'],
		bench: ['Dobar instrument pokazuje istu vrijednost danas i naredne godine.', 'Granice u tabeli govore i gdje je rad siguran.'],
		tool: ['Kvalitet čelika i drške osjeti se tek kod stotog vijka.', 'Nastavci, vrhovi i rezervni dijelovi dostupni su godinama.'],
		small: ['Sitnica na koju projekat obično čeka.', 'Serija je odštampana na pakovanju, pa će joj i kasnija narudžba odgovarati.'],
		power: [
			'Zaštita od pregrijavanja i kratkog spoja ispituje se na svakom komadu.',
			'Snaga govori istinu tek uz broj uređaja koji se pune, pa je navedeno oboje.',
		],
		furniture: ['Dobro držanje počinje od prave visine, zato prije izbora izmjerite.', 'Dijelovi se naručuju zasebno, od točkića do cijele ploče.'],
		light: ['Svjetlosni tok i indeks boja izmjereni su, a ne procijenjeni.', 'Toplije svjetlo je za veče, a neutralno za rad.'],
		play: ['Brz odziv važniji je od svjetlosnih efekata, a podaci su u tabeli.', 'Možete ga isprobati u kutku za igru naših većih poslovnica.'],
		print: [
			'Trošak po stranici važniji je od cijene štampača, zato je broj stranica naveden u tabeli.',
			'Potrošni materijal stiže idući radni dan, a prazne posude preuzimamo nazad.',
		],
	},
};
