import type { TitleAndShort } from '../texts.ts';

export const postCategories: Readonly<Record<string, TitleAndShort>> = {
	vodici: ['Vodiči za kupovinu', 'Kako odabrati, na šta paziti i šta Vam zapravo ne treba.'],
	testovi: ['Testovi', 'Mjerenja iz naše radionice, s postupkom koji možete ponoviti.'],
	'uradi-sam': ['Uradi sam', 'Uputstva za lemljenje, sklapanje, popravke i prve projekte.'],
	'dom-i-ured': ['Dom i kancelarija', 'Mreža, rasvjeta, pametna kuća i uredan radni kutak.'],
	pojmovi: ['Pojmovnik', 'Skraćenice i brojke s kutija, objašnjene jednostavnim riječima.'],
	'iz-trgovine': ['Iz prodavnice', 'Novosti, prava kupaca i pogled iza pulta.'],
};
