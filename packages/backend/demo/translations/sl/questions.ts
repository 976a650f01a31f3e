import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'Kdaj bom prejel naročilo?',
			'<p>Naročila, prejeta ob delavnikih do 14. ure, pošljemo isti dan. Roki in cene so na strani <a href="/dostava/">Dostava</a>.</p>',
		],
		[
			'Ali lahko naročim brez registracije?',
			'<p>Lahko. Zadoščata naslov za dostavo in e-pošta. Račun je koristen, če želite spremljati naročila in hraniti seznam želja; več je na strani <a href="/cesta-pitanja/racun/">Vprašanja o računu</a>.</p>',
		],
		[
			'Ali lahko naročilo spremenim ali prekličem?',
			'<p>Do odpreme lahko: pišite na info@titraj.example in navedite številko. Potem imate 14 dni za <a href="/povrat-i-reklamacije/">odstop</a>.</p>',
		],
		[
			'Kaj pomeni »najnižja cena v zadnjih 30 dneh«?',
			'<p>To je najnižja cena, po kateri smo izdelek ponujali v 30 dneh pred znižanjem. Tako sami presodite, kako veliko je.</p>',
		],
		['Kako uporabim kupon?', '<p>Kodo vpišite v košarici in potrdite. Znesek se takoj preračuna. V enem naročilu velja en kupon.</p>'],
		['Naprava se je pokvarila. Kam z njo?', '<p>V katero koli <a href="/poslovnice/">poslovalnico</a>, z računom. Diagnostika v garanciji je brezplačna.</p>'],
	],
	'pitanja-o-racunu': [
		['Pozabljeno geslo: kaj zdaj?', '<p>Na strani za prijavo izberite pozabljeno geslo in vpišite e-pošto. Povezava za novo velja eno uro.</p>'],
		['Kako spremenim naslov za dostavo?', '<p>V podatkih računa ali v samem naročilu. Že poslana naročila naslov obdržijo.</p>'],
		['Kako izbrišem račun?', '<p>V podatkih računa izberite brisanje. Račune za nakup hranimo toliko časa, kot zahteva zakon, vse drugo se izbriše.</p>'],
	],
};
