import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'Radni kutak na četiri kvadratna metra',
		'Sto, stolica, ekran, svjetlo i kablovi: složili smo radno mjesto u uglu dnevnog boravka i izmjerili šta najviše mijenja.',
		[
			'Za rad kod kuće rijetko postoji zasebna soba. Uzeli smo ugao dnevnog boravka, dva puta dva metra, i tri sedmice mijenjali jednu po jednu stvar. Ovim redom bismo trošili novac.',
			'## Najprije stolica',
			'Stopala ravno na podu, koljena pod pravim uglom, rukonasloni u visini stola. Pogrešno podešena skupa stolica gora je od dobro podešene jednostavne; pogledajte naše <a href="/proizvodi/gaming/gaming-stolice/">stolice</a>.',
			'## Sto',
			'Dubina je važnija od širine. Na šezdeset centimetara ekran je preblizu, na sedamdeset sve sjeda na mjesto.',
			'## Ekran i laptop',
			'Laptop na stolu znači pognutu glavu. Vanjski ekran, ili postolje sa zasebnom tastaturom, to rješava.',
			'## Svjetlo i kablovi',
			'Prozor sa strane, lampa nasuprot ruke kojom pišete. Razdjelnik ispod ploče i jedan USB-C kabl do ekrana raščišćavaju ostalo.',
			'## Šta bismo ponovili',
			'Stolica, visina ekrana, svjetlo, kablovi, pa tek onda sto. S pola budžeta dobili smo tri četvrtine učinka.',
		],
	],
};
