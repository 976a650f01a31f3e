import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'Radni kutak na četiri kvadratna metra',
		'Sto, stolica, ekran, svetlo i kablovi: napravili smo radno mesto u uglu dnevne sobe i izmerili šta najviše menja.',
		[
			'Za rad kod kuće retko postoji posebna soba. Uzeli smo ugao dnevne sobe, dva puta dva metra, i tri nedelje menjali jednu po jednu stvar. Ovim redom bismo trošili novac.',
			'## Najpre stolica',
			'Stopala ravno na podu, kolena pod pravim uglom, rukonasloni u visini stola. Pogrešno podešena skupa stolica gora je od dobro podešene jednostavne; pogledajte naše <a href="/proizvodi/gaming/gaming-stolice/">stolice</a>.',
			'## Sto',
			'Dubina je važnija od širine. Na šezdeset centimetara ekran je preblizu, na sedamdeset sve seda na mesto.',
			'## Ekran i laptop',
			'Laptop na stolu znači pognutu glavu. Spoljni ekran, ili postolje s posebnom tastaturom, to rešava.',
			'## Svetlo i kablovi',
			'Prozor sa strane, lampa naspram ruke kojom pišete. Razdelnik ispod ploče i jedan USB-C kabl do ekrana raščišćavaju ostalo.',
			'## Šta bismo ponovili',
			'Stolica, visina ekrana, svetlo, kablovi, pa tek onda sto. S pola budžeta dobili smo tri četvrtine učinka.',
		],
	],
};
