import type { TitleAndShort } from '../texts.ts';

export const postCategories: Readonly<Record<string, TitleAndShort>> = {
	vodici: ['Nakupni vodiči', 'Kako izbrati, na kaj paziti in česa pravzaprav ne potrebujete.'],
	testovi: ['Preizkusi', 'Meritve iz naše delavnice, s postopkom, ki ga lahko ponovite.'],
	'uradi-sam': ['Naredi sam', 'Navodila za spajkanje, sestavljanje, popravila in prve projekte.'],
	'dom-i-ured': ['Dom in pisarna', 'Omrežje, razsvetljava, pametni dom in urejen delovni kotiček.'],
	pojmovi: ['Slovarček', 'Kratice in številke s škatel, pojasnjene s preprostimi besedami.'],
	'iz-trgovine': ['Iz trgovine', 'Novosti, pravice kupcev in pogled za pult.'],
};
