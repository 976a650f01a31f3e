import type { ProductPhrases } from '../product-texts.ts';

export const productPhrases: ProductPhrases = {
	and: 'i',
	short: ['{noun} marke {maker}: {specs}.', '{noun} sa izmerenim podacima: {specs}.', '{noun} za one koji prvo čitaju tabelu: {specs}.'],
	lead: [
		'Na prvi pogled: {specs}.',
		'Ovde su najvažniji podaci {specs}.',
		'Za pamćenje: {specs}.',
		'Ukratko, ovaj model marke {maker} nudi sledeće: {specs}.',
		'Ovde odlučuju tri podatka: {specs}.',
	],
	headings: ['Dobro je znati', 'U brojkama', 'Šta dobijate'],
	service: [
		'Porudžbine primljene radnim danom do 14 časova šaljemo istog dana.',
		'Od kupovine možete odustati u roku od 14 dana bez navođenja razloga.',
		'Ako niste sigurni da li Vam ovaj model odgovara, pišite nam: odgovaramo u roku od jednog radnog dana.',
		'Garancija važi uz račun, a uređaj možete predati u bilo kojoj našoj prodavnici.',
		'Ambalažu i stari uređaj možete nam predati pri preuzimanju.',
	],
	themes: {
		display: [
			'Rezolucija, frekvencija i vrsta panela određuju sliku koju gledate svakog dana, pa su ovde navedene sve tri.',
			'Pre slanja proveravamo ravnomernost slike i mrtve piksele.',
		],
		computing: [
			'Memorija i disk odlučuju koliko dugo računar ostaje brz, zato ih birajte za godine koje dolaze.',
			'Podaci u tabeli su izmereni, a ne prepisani s kutije.',
		],
		part: ['Pre porudžbine proverite dimenzije i potrošnju u tabeli.', 'Ako niste sigurni da li odgovara Vašem računaru, pošaljite nam spisak delova.'],
		input: [
			'Hvat, hod i masa stvar su navike: model možete isprobati u našim prodavnicama.',
			'Sitni delovi mogu se naručiti zasebno, pa dobar uređaj ne završava u fioci.',
		],
		audio: ['Merenja govore jednu polovinu priče, a Vaša muzika drugu.', 'Zvuk se najbolje procenjuje tamo gde ćete ga slušati.'],
		network: ['Brzina s etikete dostiže se samo ako ostatak mreže može da je prati.', 'Podešavanje traje nekoliko minuta i ne traži korisnički nalog.'],
		mobile: ['Rok bezbednosnih ažuriranja naveden je pre kupovine, a ne sitnim slovima posle nje.', 'Bateriju i ekran menja naš servis, najčešće istog dana.'],
		photo: ['Dobro svetlo znači više od svakog podešavanja, a ostalo je u tabeli.', 'Na zahtev ćemo Vam pri preuzimanju pokazati menije i podešavanja.'],
		home: ['Uređaj radi i kada internet zakaže, jer se rasporedi čuvaju u njemu samom.', 'Potrošni delovi dostupni su zasebno.'],
		bench: ['Dobar instrument pokazuje istu vrednost danas i sledeće godine.', 'Granice u tabeli govore i gde je rad bezbedan.'],
		tool: ['Kvalitet čelika i drške oseti se tek kod stotog zavrtnja.', 'Nastavci, vrhovi i rezervni delovi dostupni su godinama.'],
		small: ['Sitnica na koju projekat obično čeka.', 'Serija je odštampana na pakovanju, pa će joj i kasnija porudžbina odgovarati.'],
		power: [
			'Zaštita od pregrevanja i kratkog spoja ispituje se na svakom komadu.',
			'Snaga govori istinu tek uz broj uređaja koji se pune, pa je navedeno oboje.',
		],
		furniture: ['Dobro držanje počinje od prave visine, zato pre izbora izmerite.', 'Delovi se naručuju zasebno, od točkića do cele ploče.'],
		light: ['Svetlosni fluks i indeks boja izmereni su, a ne procenjeni.', 'Toplije svetlo je za veče, a neutralno za rad.'],
		play: ['Brz odziv važniji je od svetlosnih efekata, a podaci su u tabeli.', 'Možete ga isprobati u kutku za igru naših većih prodavnica.'],
		print: [
			'Trošak po stranici važniji je od cene štampača, zato je broj strana naveden u tabeli.',
			'Potrošni materijal stiže narednog radnog dana, a prazne posude preuzimamo nazad.',
		],
	},
};
