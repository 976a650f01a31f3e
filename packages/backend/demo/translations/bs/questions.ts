import type { ContentTexts } from '../content-texts.ts';

export const questions: ContentTexts['questions'] = {
	'cesta-pitanja': [
		[
			'Kada ću primiti narudžbu?',
			'<p>Narudžbe primljene radnim danom do 14 sati šaljemo isti dan. Rokovi i cijene su na stranici <a href="/dostava/">Dostava</a>.</p>',
		],
		[
			'Mogu li naručiti bez registracije?',
			'<p>Možete. Dovoljni su adresa za dostavu i e-mail. Račun je koristan ako želite pratiti narudžbe i čuvati listu želja; više piše među <a href="/cesta-pitanja/racun/">pitanjima o korisničkom računu</a>.</p>',
		],
		[
			'Mogu li promijeniti ili otkazati narudžbu?',
			'<p>Do otpreme možete: pišite na info@titraj.example i navedite broj. Nakon toga imate 14 dana za <a href="/povrat-i-reklamacije/">odustanak</a>.</p>',
		],
		[
			'Šta znači „najniža cijena u zadnjih 30 dana”?',
			'<p>To je najniža cijena po kojoj smo proizvod nudili u 30 dana prije sniženja. Tako sami možete procijeniti koliko je sniženje veliko.</p>',
		],
		['Kako iskoristiti kupon?', '<p>Upišite kod u korpi i potvrdite. Iznos se odmah preračuna. U jednoj narudžbi važi jedan kupon.</p>'],
		['Uređaj se pokvario. Kuda s njim?', '<p>U bilo koju <a href="/poslovnice/">poslovnicu</a>, uz račun. Dijagnostika u garanciji se ne naplaćuje.</p>'],
	],
	'pitanja-o-racunu': [
		['Zaboravljena lozinka: šta sada?', '<p>Na stranici za prijavu odaberite zaboravljenu lozinku i upišite e-mail. Link za novu lozinku važi jedan sat.</p>'],
		['Kako promijeniti adresu za dostavu?', '<p>U podacima računa ili u samoj narudžbi. Već poslane narudžbe zadržavaju adresu.</p>'],
		['Kako obrisati račun?', '<p>U podacima računa odaberite brisanje. Račune za kupovinu čuvamo onoliko dugo koliko traži zakon, sve ostalo se briše.</p>'],
	],
};
