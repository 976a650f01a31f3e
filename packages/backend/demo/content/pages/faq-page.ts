import { page } from './page.ts';

export const faqPage = page(
	{ slug: 'cesta-pitanja', title: 'Česta pitanja', short: 'Kratki odgovori o narudžbi, dostavi, plaćanju, povratu i servisu.' },
	{
		template: 'faq',
		questions: [
			{
				question: 'Kada ću primiti narudžbu?',
				answer:
					'<p>Narudžbe zaprimljene radnim danom do 14 sati šaljemo isti dan, a stižu za jedan do dva radna dana. Za otoke računajte dva do četiri dana. Točne rokove i cijene naći ćete na stranici <a href="/dostava/">Dostava</a>.</p>',
			},
			{
				question: 'Koliko stoji dostava?',
				answer: '<p>Kurirska dostava stoji 3,99 €, paketomat 2,49 €, a iznad 60 € oboje je besplatno. Preuzimanje u poslovnici uvijek je besplatno.</p>',
			},
			{
				question: 'Mogu li naručiti bez registracije?',
				answer:
					'<p>Možete. Dovoljni su adresa za dostavu i e-pošta. Korisnički račun koristan je ako želite pratiti narudžbe i čuvati listu želja; više piše među <a href="/cesta-pitanja/racun/">pitanjima o korisničkom računu</a>.</p>',
			},
			{
				question: 'Mogu li promijeniti ili otkazati narudžbu?',
				answer:
					'<p>Do otpreme možete. Javite nam se na info@titraj.example ili nazovite i navedite broj narudžbe. Ako je paket već krenuo, imate 14 dana za <a href="/povrat-i-reklamacije/">odustanak</a>.</p>',
			},
			{
				question: 'Što znači „najniža cijena u zadnjih 30 dana”?',
				answer:
					'<p>To je najniža cijena po kojoj smo proizvod nudili u 30 dana prije početka sniženja. Navodimo je uz svaku sniženu cijenu, kako biste sami mogli prosuditi koliko je sniženje veliko.</p>',
			},
			{
				question: 'Kako platiti na rate?',
				answer:
					'<p>Broj rata i iznos jedne rate vidite uz proizvod. Rate birate pri plaćanju karticom banke koja ih nudi; pojedinosti su na stranici <a href="/placanje/">Načini plaćanja</a>.</p>',
			},
			{
				question: 'Kako dobiti R1 račun?',
				answer: '<p>U narudžbi označite da kupujete za tvrtku i upišite naziv, adresu i OIB. Račun stiže e-poštom zajedno s potvrdom otpreme.</p>',
			},
			{
				question: 'Kako iskoristiti kupon?',
				answer:
					'<p>Upišite kôd u košarici i potvrdite. Iznos se odmah preračuna. U jednoj narudžbi vrijedi jedan kupon, a na već sniženu robu ne primjenjuje se ako u uvjetima ne piše drugačije.</p>',
			},
			{
				question: 'Proizvod trenutačno nije dostupan. Što mogu?',
				answer:
					'<p>Dodajte ga na listu želja: stanje se osvježava više puta na dan. Ako Vam je hitno, javite nam se i predložit ćemo zamjenu koju imamo na stanju.</p>',
			},
			{
				question: 'Kako vratiti proizvod koji mi ne odgovara?',
				answer:
					'<p>Imate 14 dana od primitka. Pošaljite izjavu o odustanku pa vratite robu dostavom ili u poslovnicu. Novac vraćamo najkasnije 14 dana od primitka izjave.</p>',
			},
			{
				question: 'Uređaj se pokvario. Kamo s njim?',
				answer:
					'<p>U bilo koju <a href="/poslovnice/">poslovnicu</a>, uz račun. Popravke radimo u Zagrebu, Splitu i Rijeci. Dijagnostika u jamstvu ne naplaćuje se.</p>',
			},
			{
				question: 'Preuzimate li stare uređaje i baterije?',
				answer: '<p>Da, u svim poslovnicama i bez obzira na to gdje su kupljeni. Uz dostavu velike robe odvozimo i stari uređaj iste vrste.</p>',
			},
			{
				question: 'Mogu li isprobati proizvod prije kupnje?',
				answer:
					'<p>U većim poslovnicama postoje izložbeni stolovi s tipkovnicama, miševima, slušalicama i monitorima. Ako Vas zanima određeni model, nazovite unaprijed.</p>',
			},
			{
				question: 'Zašto je kompatibilnost toliko važna i možete li pomoći?',
				answer:
					'<p>Procesor koji ne odgovara podnožju ili kartica predugačka za kućište najčešći su razlog povrata. Pošaljite nam popis dijelova prije narudžbe i provjerit ćemo slažu li se.</p>',
			},
		],
	},
);

/** Shown like its parent, whose template it is found by. */
export const ordersFaqPage = page(
	{ slug: 'pitanja-o-racunu', title: 'Pitanja o korisničkom računu', short: 'Prijava, lozinka, podaci i brisanje računa.' },
	{
		path: '/cesta-pitanja/racun/',
		parent_slug: 'cesta-pitanja',
		questions: [
			{
				question: 'Zaboravljena lozinka: što sada?',
				answer: '<p>Na stranici za prijavu odaberite „Zaboravljena lozinka” i upišite e-poštu. Poveznica za novu lozinku vrijedi jedan sat.</p>',
			},
			{
				question: 'Kako promijeniti adresu za dostavu?',
				answer: '<p>Adresu mijenjate u podacima korisničkog računa ili u samoj narudžbi. Već poslane narudžbe ne mogu promijeniti adresu.</p>',
			},
			{
				question: 'Kako izbrisati korisnički račun?',
				answer: '<p>U podacima računa odaberite brisanje. Račune za kupnju čuvamo onoliko dugo koliko traži zakon, sve ostalo se briše.</p>',
			},
		],
	},
);
