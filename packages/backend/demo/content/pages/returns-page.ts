import { page } from './page.ts';

export const returnsPage = page({
	slug: 'povrat-i-reklamacije',
	title: 'Povrat i reklamacije',
	short: 'Odustanak od kupnje u 14 dana, odgovornost za nedostatke i jamstvo: što vrijedi i kako postupiti.',
	content: [
		'<h2>Odustanak u roku od 14 dana</h2>',
		'<p>Kao potrošač možete odustati od kupnje na daljinu u roku od 14 dana od dana kad ste robu primili, bez navođenja razloga. Dovoljno je da nam u tom roku pošaljete jednoznačnu izjavu: obrascem na stranici, e-poštom ili pisanim putem. Primitak izjave potvrđujemo e-poštom.</p>',
		'<p>Robu vratite u daljnjih 14 dana. Novac vraćamo najkasnije 14 dana od primitka izjave, istim načinom kojim ste platili, zajedno s troškom najpovoljnije standardne dostave. S povratom možemo pričekati dok roba ne stigne ili dok ne pošaljete dokaz da ste je predali dostavi. Trošak slanja robe natrag snosite Vi, osim ako je predate u poslovnici.</p>',
		'<p>Robu smijete isprobati onako kako biste je isprobali u trgovini. Za umanjenje vrijednosti zbog veće uporabe odgovarate Vi.</p>',
		'<h3>Kad odustanak nije moguć</h3>',
		'<ul><li>kad je roba izrađena po Vašoj mjeri ili jasno prilagođena Vama</li><li>kad je zapečaćena roba koja se zbog zdravlja i higijene ne vraća otpečaćena, primjerice slušalice koje se umeću u uho</li><li>kad je otpečaćen nosač zvuka, slike ili programa</li></ul>',
		'<h2>Materijalni nedostatak</h2>',
		'<p>Za nedostatke koji su postojali u trenutku preuzimanja odgovaramo dvije godine. Možete tražiti popravak ili zamjenu, a ako to nije moguće ili nije učinjeno u razumnom roku, sniženje cijene ili raskid ugovora. Ako se nedostatak pojavi u prvoj godini, smatra se da je postojao i pri preuzimanju.</p>',
		'<h2>Jamstvo</h2>',
		'<p>Jamstvo je dodatna obveza proizvođača i ne umanjuje Vaša zakonska prava. Rok je naveden uz svaki proizvod. Uređaj možete predati u bilo kojoj <a href="/poslovnice/">poslovnici</a> ili poslati dostavom koju naručimo mi.</p>',
		'<h2>Kako prijaviti reklamaciju</h2>',
		'<ol><li>Pripremite broj računa i kratak opis; fotografija ili snimka kvara pomaže.</li><li>Pošaljite prijavu na reklamacije@titraj.example ili je predajte u poslovnici.</li><li>Primitak potvrđujemo odmah, a na prigovor odgovaramo najkasnije u roku od 15 dana.</li></ol>',
		'<p>Prije slanja uređaja spremite svoje podatke i odjavite se s korisničkih računa. Ako niste zadovoljni odgovorom, možete se obratiti jednom od tijela za alternativno rješavanje potrošačkih sporova.</p>',
	].join(''),
});
