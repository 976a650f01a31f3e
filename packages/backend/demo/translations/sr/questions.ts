import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'Kada ću primiti porudžbinu?',
			'<p>Porudžbine primljene radnim danom do 14 časova šaljemo istog dana. Rokovi i troškovi su na stranici <a href="/dostava/">Dostava</a>.</p>',
		],
		[
			'Mogu li da poručim bez registracije?',
			'<p>Možete. Dovoljni su adresa za dostavu i mejl. Nalog je koristan ako želite da pratite porudžbine i čuvate listu želja; više piše među <a href="/cesta-pitanja/racun/">pitanjima o korisničkom nalogu</a>.</p>',
		],
		[
			'Mogu li da promenim ili otkažem porudžbinu?',
			'<p>Do otpreme možete: pišite na info@titraj.example i navedite broj. Posle toga imate 14 dana za <a href="/povrat-i-reklamacije/">odustanak</a>.</p>',
		],
		[
			'Šta znači „najniža cena u poslednjih 30 dana”?',
			'<p>To je najniža cena po kojoj smo proizvod nudili u 30 dana pre sniženja. Tako sami možete da procenite koliko je sniženje veliko.</p>',
		],
		['Kako da iskoristim kupon?', '<p>Upišite kod u korpi i potvrdite. Iznos se odmah preračunava. U jednoj porudžbini važi jedan kupon.</p>'],
		['Uređaj se pokvario. Kuda s njim?', '<p>U bilo koju <a href="/poslovnice/">prodavnicu</a>, uz račun. Dijagnostika u garanciji se ne naplaćuje.</p>'],
	],
	'pitanja-o-racunu': [
		['Zaboravljena lozinka: šta sada?', '<p>Na stranici za prijavu izaberite zaboravljenu lozinku i upišite mejl. Veza za novu lozinku važi jedan sat.</p>'],
		['Kako da promenim adresu za dostavu?', '<p>U podacima naloga ili u samoj porudžbini. Već poslate porudžbine zadržavaju adresu.</p>'],
		['Kako da obrišem nalog?', '<p>U podacima naloga izaberite brisanje. Račune za kupovinu čuvamo onoliko dugo koliko traži zakon, sve ostalo se briše.</p>'],
	],
};
