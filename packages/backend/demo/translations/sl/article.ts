import type { ContentTexts } from '../content-texts.ts';

export const posts: ContentTexts['posts'] = {
	'radni-kut-na-cetiri-cetvorna-metra': [
		'Delovni kotiček na štirih kvadratnih metrih',
		'Miza, stol, zaslon, luč in kabli: v kotu dnevne sobe smo uredili delovno mesto in izmerili, kaj najbolj pomaga.',
		[
			'Posebne sobe za delo večina nima. Vzeli smo kot dva krat dva metra in tri tedne spreminjali stvar za stvarjo. V tem vrstnem redu bi porabili denar.',
			'## Najprej stol',
			'Stopala ravno na tleh, kolena pod pravim kotom, nasloni za roke v višini mize. Drag stol, ki je slabo nastavljen, je slabši od preprostega, ki je nastavljen dobro; oglejte si naše <a href="/proizvodi/gaming/gaming-stolice/">stole</a>.',
			'## Miza',
			'Globina je pomembnejša od širine. Pri šestdesetih centimetrih je zaslon preblizu, pri sedemdesetih se vse ujame.',
			'## Zaslon in prenosnik',
			'Prenosnik na mizi pomeni sklonjeno glavo. Zunanji zaslon ali stojalo z ločeno tipkovnico to uredi.',
			'## Luč in kabli',
			'Okno ob strani, svetilka nasproti roke, s katero pišete. Razdelilnik pod ploščo in en sam kabel USB-C do zaslona pospravita preostalo.',
			'## Kaj bi ponovili',
			'Stol, višina zaslona, luč, kabli in šele nato miza. Polovica proračuna je prinesla tri četrtine učinka.',
		],
	],
};
