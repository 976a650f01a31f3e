import type { CategoryGuides } from '../category-guide.ts';

export const guides: CategoryGuides = {
	heading: (title) => `Kako odabrati: ${title}`,
	guides: {
		racunala: [
			'Krenite od posla koji računar treba obavljati, a ne od spiska dijelova. Za ured i školu dovoljni su 16 GB memorije i SSD, kod igara odlučuje grafička kartica, a kod obrade videa broj jezgri.',
			'Ako računar stalno stoji na istom mjestu, stoni će za isti novac biti brži, tiši i lakši za nadogradnju.',
		],
		monitori: [
			'Za rad s tekstom važni su oštrina i podesivo postolje, a za igru frekvencija i odziv. Na 27 inča preporučujemo 2560 × 1440 tačaka, a na 32 inča 3840 × 2160.',
			'Trajanje garancije navedeno je u specifikacijama svakog modela.',
		],
		periferija: [
			'Tastatura i miš jedini su dijelovi računara koje dodirujete po cijeli dan. U poslovnicama ih možete isprobati na izložbenim stolovima.',
			'Ako na stolu imate mnogo uređaja, bežični s vlastitim prijemnikom pouzdaniji su od Bluetooth veze.',
		],
		mreza: [
			'Signal se gubi na zidovima, ne na tlocrtu: dva uređaja u mesh mreži bolja su od jednog najjačeg. Televizor i stoni računar, ako je moguće, povežite kablom.',
			'Za brzine iznad gigabita provjerite cijeli lanac: pružaoca usluge, ruter, kabl i mrežnu karticu.',
		],
		'mobiteli-i-tableti': [
			'Prije kupovine pogledajte koliko godina proizvođač obećava sigurnosna ažuriranja: to je stvarni vijek uređaja.',
			'Stari mobitel ponesite kada dolazite po novi. Podatke prebacujemo besplatno, a uređaj predajemo na reciklažu.',
		],
		'tv-i-zvuk': [
			'Udaljenost od kauča određuje dijagonalu: za 4K računajte metar i po za 55 inča. U svijetloj sobi bolji su Mini LED i QLED, a u zamračenoj OLED.',
			'Montažu na zid i odvoz starog uređaja dogovarate pri naručivanju.',
		],
		'foto-i-video': [
			'Senzor i objektiv ostaju deceniju, a broj megapiksela zaboravite za dvije godine. Za video tražite stabilizaciju i autofokus koji se ne gubi.',
			'Ko leti dronom s kamerom, mora se prijaviti kao operater.',
		],
		'pametni-dom': [
			'Počnite od jedne stvari koja Vam svaki dan smeta: bojler, grijanje ili svjetlo u hodniku. Uređaji s lokalnim radom rade i kada interneta nema.',
			'Jedan protokol u cijelom stanu štedi živce; Matter i Zigbee najlakše se slažu s drugima.',
		],
		energija: [
			'Jedan jači punjač s više izlaza zamjenjuje ladicu starih. Snagu uskladite s najzahtjevnijim uređajem, najčešće laptopom.',
			'Stare baterije i punjače preuzimamo u svim poslovnicama.',
		],
		'mjerna-oprema': [
			'Prvi instrument neka bude multimetar sa sigurnosnom kategorijom primjerenom mjestu mjerenja. Osciloskop dodajte kada signal prestane biti mirna linija.',
			'Izvještaj o kalibraciji možete naručiti uz svaki instrument.',
		],
		'lemljenje-i-alat': [
			'Dobra lemilica s regulacijom temperature vrijedi više od deset vati bez nje. Vrhovi se troše, zato birajte tip koji se lako nalazi.',
			'Alat za 1000 V kupujte isključivo s oznakom EN 60900.',
		],
		'elektronicki-dijelovi': [
			'Za prvi projekat uzmite komplet s pločom, senzorom i eksperimentalnom pločicom. Provjerite logički nivo: ulaz od 3,3 V ne podnosi 5 V.',
			'Škole i udruženja imaju popust na komplete; zatražite ponudu.',
		],
		gaming: [
			'Konzola je jednostavnija, računar prilagodljiviji. Porodici su najčešće dovoljni prijenosna konzola i drugi kontroler.',
			'Roditeljski nadzor podesite pri prvom uključivanju.',
		],
		ured: [
			'Radno mjesto podešava se redom: stolica, sto, ekran, svjetlo. Sto podesive visine isplati se ako radite više od četiri sata dnevno.',
			'Trošak po stranici naveden je uz svaki printer.',
		],
		rasvjeta: [
			'Gledajte lumene, a ne vate. Za dnevni boravak birajte 2700 do 3000 K, a za radni sto 4000 K i indeks boja iznad 90.',
			'Ako koristite dimer, provjerite podržava li sijalica prigušivanje i odgovara li joj prekidač.',
		],
	},
};
