import type { CategoryGuides } from '../category-guide.ts';

export const guides: CategoryGuides = {
	heading: (title) => `Kako izbrati: ${title}`,
	guides: {
		racunala: [
			'Izhajajte iz dela, ki naj ga računalnik opravlja, in ne iz seznama delov. Za pisarno in šolo zadoščajo 16 GB pomnilnika in SSD, pri igrah odloča grafična kartica, pri obdelavi videa število jeder.',
			'Če računalnik vedno stoji na istem mestu, bo namizni za isti denar hitrejši, tišji in lažji za nadgradnjo.',
		],
		monitori: [
			'Za delo z besedilom sta pomembna ostrina in nastavljivo stojalo, za igre frekvenca in odzivnost. Pri 27 palcih priporočamo 2560 × 1440 pik, pri 32 palcih 3840 × 2160.',
			'Trajanje garancije je navedeno v specifikacijah vsakega modela.',
		],
		periferija: [
			'Tipkovnica in miška sta edina dela računalnika, ki se ju dotikate ves dan. V poslovalnicah ju lahko preizkusite na razstavnih mizah.',
			'Če imate na mizi veliko naprav, so brezžične z lastnim sprejemnikom zanesljivejše od povezave Bluetooth.',
		],
		mreza: [
			'Signal se izgublja v stenah, ne na tlorisu: dve napravi v omrežju mesh sta boljši od ene najmočnejše. Televizor in namizni računalnik, če je le mogoče, povežite s kablom.',
			'Za hitrosti nad gigabitom preverite celotno verigo: ponudnika, usmerjevalnik, kabel in kartico.',
		],
		'mobiteli-i-tableti': [
			'Pred nakupom poglejte, koliko let varnostnih posodobitev obljublja proizvajalec: to je prava življenjska doba naprave.',
			'Stari telefon prinesite ob prevzemu. Podatke prenesemo brezplačno, napravo pa oddamo v reciklažo.',
		],
		'tv-i-zvuk': [
			'Razdalja od kavča določa diagonalo: pri 4K računajte meter in pol za 55 palcev. V svetli sobi sta boljša Mini LED in QLED, v zatemnjeni OLED.',
			'Montažo na steno in odvoz stare naprave se dogovorite ob naročilu.',
		],
		'foto-i-video': [
			'Senzor in objektiv ostaneta desetletje, število milijonov pik pozabite v dveh letih. Za video iščite stabilizacijo in samodejno ostrenje, ki se ne izgublja.',
			'Kdor leti z dronom s kamero, se mora registrirati kot operater.',
		],
		'pametni-dom': [
			'Začnite z eno stvarjo, ki vas vsak dan moti: bojler, ogrevanje ali luč na hodniku. Naprave z lokalnim delovanjem delajo naprej, tudi ko interneta ni.',
			'En sam protokol v vsem stanovanju prihrani živce; Matter in Zigbee se z drugimi najlažje ujameta.',
		],
		energija: [
			'En močnejši polnilnik z več izhodi nadomesti predal starih. Moč prilagodite najzahtevnejši napravi, najpogosteje prenosniku.',
			'Stare baterije in polnilnike prevzemamo v vseh poslovalnicah.',
		],
		'mjerna-oprema': [
			'Prvi instrument naj bo multimeter z varnostno kategorijo, primerno kraju merjenja. Osciloskop dodajte, ko signal ni več mirna črta.',
			'Poročilo o kalibraciji lahko naročite k vsakemu instrumentu.',
		],
		'lemljenje-i-alat': [
			'Dober spajkalnik z uravnavanjem temperature je vreden več kot deset vatov brez njega. Konice se obrabijo, zato izberite tip, ki ga je lahko najti.',
			'Orodje za 1000 V kupujte izključno z oznako EN 60900.',
		],
		'elektronicki-dijelovi': [
			'Za prvi projekt vzemite komplet s ploščo, senzorjem in preizkusno ploščico. Preverite logično raven: vhod za 3,3 V ne prenese 5 V.',
			'Šole in društva imajo pri kompletih popust; zahtevajte ponudbo.',
		],
		gaming: [
			'Konzola je preprostejša, računalnik prilagodljivejši. Družini običajno zadoščata prenosna konzola in drugi krmilnik.',
			'Starševski nadzor nastavite ob prvem vklopu.',
		],
		ured: [
			'Delovno mesto se nastavlja po vrsti: stol, miza, zaslon, luč. Višinsko nastavljiva miza se splača, če delate več kot štiri ure na dan.',
			'Strošek na stran je naveden pri vsakem tiskalniku.',
		],
		rasvjeta: [
			'Glejte lumne, ne vatov. Za dnevno sobo izberite 2700 do 3000 K, za delovno mizo 4000 K in barvni indeks nad 90.',
			'Če uporabljate zatemnilnik, preverite, ali sijalka zatemnjevanje podpira in ali ji stikalo ustreza.',
		],
	},
};
