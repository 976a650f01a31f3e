import { CONSUMER_LAW } from '@titraj/contract/law/consumer-law.ts';
import type { SourcePage } from '../../platform/source/shop-content.ts';

/** The templates are Croatian, and so is the law that they state. */
const LAW = CONSUMER_LAW.HR;

type Template = Pick<SourcePage, 'slug' | 'title'> & { readonly short: string; readonly content: string; readonly template?: string };

/**
 * Legal pages that a shop needs before it sells, hidden until published. Double brackets are placeholders for the merchant; a page with
 * placeholders cannot be published (editor/blanks.ts). These are starting points, not legal advice.
 */
const TEMPLATES: readonly Template[] = [
	{
		slug: 'uvjeti-kupnje',
		title: 'Uvjeti kupnje',
		short: 'Kako nastaje ugovor, kako se iskazuju cijene i koja prava imate kao kupac.',
		content: `<p>Prodavatelj je [[naziv tvrtke]], [[adresa]], OIB [[OIB]], e-pošta [[e-pošta]], telefon [[telefon]]. Uvjeti vrijede za kupnju na ovim stranicama.</p>
<h2>Ugovor</h2>
<p>Klikom na tipku kojom potvrđujete narudžbu s obvezom plaćanja šaljete ponudu. [[kada nastaje ugovor]]</p>
<h2>Cijene i plaćanje</h2>
<p>[[jesu li cijene s PDV-om i kako se može platiti]]</p>
<h2>Dostava</h2>
<p>[[kamo, u kojem roku i po kojoj cijeni dostavljate]]</p>
<h2>Odustanak, nedostaci i jamstvo</h2>
<p>Opisani su na stranici <a href="/povrat-i-reklamacije/">Povrat i reklamacije</a>.</p>
<h2>Prigovori i sporovi</h2>
<p>Prigovor možete poslati na [[e-pošta]] ili na [[adresa]]. [[rok za odgovor]] Spor možete riješiti i izvan suda: [[tijelo za rješavanje sporova]].</p>
<p>Uvjeti vrijede od [[datum]].</p>`,
	},
	{
		slug: 'privatnost',
		title: 'Privatnost',
		short: 'Koje osobne podatke obrađujemo, zašto, koliko dugo i koja su Vaša prava.',
		content: `<p>Voditelj obrade je [[naziv tvrtke]], [[adresa]], OIB [[OIB]]. Za pitanja o privatnosti pišite na [[e-pošta]].</p>
<h2>Što obrađujemo i zašto</h2>
<p>[[svrhe, podaci, pravne osnove i rokovi čuvanja]]</p>
<p>Recenzije objavljujemo uz ime koje ste upisali, a uz njih i Vaše fotografije, bez podataka o mjestu snimanja. Brišemo ih na Vaš zahtjev i kad zatvorite račun.</p>
<h2>Kome ih povjeravamo</h2>
<p>[[dostavne službe, pružatelji plaćanja, poslužitelji i drugi primatelji]]</p>
<h2>Vaša prava</h2>
<p>Imate pravo na pristup, ispravak, brisanje, ograničenje obrade, prenosivost i prigovor, a privolu možete povući u svakom trenutku. Prigovor možete podnijeti i Agenciji za zaštitu osobnih podataka.</p>
<p>O kolačićima i sličnim zapisima pišemo na stranici <a href="/kolacici/">Kolačići</a>.</p>`,
	},
	{
		slug: 'povrat-i-reklamacije',
		title: 'Povrat i reklamacije',
		short: `Odustanak od kupnje u ${LAW.withdrawalDays} dana, odgovornost za nedostatke i jamstvo.`,
		content: `<h2>Odustanak u roku od ${LAW.withdrawalDays} dana</h2>
<p>Kao potrošač možete odustati od kupnje na daljinu u roku od ${LAW.withdrawalDays} dana od dana kad ste robu primili, bez navođenja razloga. Dovoljno je da nam u tom roku pošaljete jednoznačnu izjavu: obrascem na stranici, na [[e-pošta]] ili na [[adresa]].</p>
<p>Robu vratite u daljnjih ${LAW.returnDays} dana na [[adresa za povrat robe]]. [[tko snosi trošak povrata]]</p>
<p>[[kada odustanak nije moguć]]</p>
<h2>Nedostaci</h2>
<p>Za nedostatke koji su postojali u trenutku preuzimanja odgovaramo u skladu sa zakonom. [[kako prijaviti nedostatak i u kojem roku odgovarate]]</p>
<h2>Jamstvo</h2>
<p>[[postoji li jamstvo, čije je i kako se ostvaruje]]</p>`,
	},
	{
		slug: 'kolacici',
		title: 'Kolačići',
		short: 'Koje kolačiće koristimo, čemu služe i kako promijeniti odabir.',
		content: `<p>Bez Vašeg pristanka koristimo samo zapise bez kojih trgovina ne bi radila: oni pamte prijavu, košaricu, listu želja i odabir o kolačićima.</p>
<h2>Analitika i marketing</h2>
<p>[[koje usluge koristite i čemu služe, ili da ih ne koristite]] Učitavaju se tek kad ih odobrite, a nestaju kad pristanak povučete.</p>
<h2>Kako promijeniti odabir</h2>
<p>Poveznica „Postavke kolačića” nalazi se u podnožju svake stranice.</p>
<h2>Popis</h2>
<p>{{cookies}}</p>`,
	},
	{
		slug: 'podaci-o-trgovcu',
		title: 'Podaci o trgovcu',
		short: 'Tko stoji iza trgovine.',
		content: '<p>{{company}}</p>',
	},
	{
		slug: 'obrazac-za-odustanak',
		title: 'Primjer obrasca za jednostrani raskid ugovora',
		short: 'Obrazac koji možete, ali ne morate upotrijebiti kad odustajete od kupnje.',
		content: `<p>(Ispunite i pošaljite ovaj obrazac samo ako želite jednostrano raskinuti ugovor.)</p>
<p>Za: {{seller}}</p>
<p>Ja/Mi (*) izjavljujem/izjavljujemo (*) da jednostrano raskidam/raskidamo (*) ugovor o prodaji sljedeće robe:</p>
<p>Naručeno dana (*) / primljeno dana (*):</p>
<p>Ime i prezime potrošača:</p>
<p>Adresa potrošača:</p>
<p>Potpis potrošača (samo ako se obrazac šalje na papiru):</p>
<p>Datum:</p>
<p>(*) Nepotrebno precrtajte.</p>`,
	},
	{
		slug: 'zakonsko-jamstvo',
		title: 'Zakonsko jamstvo',
		short: 'Koja prava imate ako roba ima nedostatak.',
		content: `<p>[[slika usklađene obavijesti iz Priloga I. Provedbenoj uredbi (EU) 2025/1960, nepromijenjena i u boji]]</p>
<p>Ako roba ima nedostatak koji je postojao kad ste je primili, prodavatelj odgovara za njega najmanje ${LAW.liabilityYears} godine od primitka.</p>
<p>Možete birati popravak ili zamjenu, bez troška za Vas. Ako to nije moguće ili nije učinjeno u razumnom roku, imate pravo na sniženje cijene ili raskid ugovora i povrat novca.</p>
<p>Jamstvo koje daje proizvođač dolazi uz to pravo i ne umanjuje ga.</p>`,
	},
	{
		slug: 'pristupacnost',
		title: 'Izjava o pristupačnosti',
		short: 'Koliko je trgovina pristupačna i kome se javiti.',
		content: `<p>[[prema kojoj normi je trgovina pristupačna i kako je to provjereno]]</p>
<h2>Što još nije pristupačno</h2>
<p>[[što još nije pristupačno]]</p>
<h2>Javite nam</h2>
<p>Ako naiđete na prepreku, pišite na [[e-pošta]]. [[tijelo koje nadzire pristupačnost]]</p>`,
	},
	{
		slug: 'dostava',
		title: 'Dostava',
		short: 'Načini, rokovi i cijene dostave.',
		content: '<p>[[načini, rokovi i cijene dostave]]</p>',
	},
	{
		slug: 'placanje',
		title: 'Načini plaćanja',
		short: 'Kako možete platiti.',
		content: '<p>[[kako kupci mogu platiti]]</p>',
	},
	{
		slug: 'kontakt',
		title: 'Kontakt',
		short: 'Javite nam se.',
		content: '',
		template: 'contact',
	},
];

export const LEGAL_TEMPLATES: readonly SourcePage[] = TEMPLATES.map(({ slug, title, short, content, template = 'default' }) => ({
	...{ slug, title, template, path: `/${slug}/`, parent_slug: null, visible: false },
	...{ short_description: short, seo_description: null, content, blocks: [], questions: [] },
}));
