import type { Gender } from '../text/colour.ts';

type Forms = Record<Gender, string>;

const ARRIVED: Forms = { m: 'je stigao', f: 'je stigla', n: 'je stiglo', p: 'su stigle' };
const WORKS: Forms = { m: 'radi', f: 'radi', n: 'radi', p: 'rade' };
const SEEN: Forms = { m: 'ga', f: 'je', n: 'ga', p: 'ih' };

/** First sentences of a review, in agreement with the noun, from the happiest to the least so. */
export function openersFor([noun, gender]: readonly [string, Gender]): { glad: string[]; fair: string[]; sorry: string[] } {
	const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
	return {
		glad: [
			`${Noun} ${ARRIVED[gender]} za dva dana, dobro zapakirano.`,
			`Koristim ${SEEN[gender]} mjesec dana, zasad bez ijedne primjedbe.`,
			`${Noun} ${WORKS[gender]} točno kako piše u opisu.`,
			'Za ove novce bolje nisam našao.',
			'Drugi put kupujem isti model, sada za brata.',
			'Dvojio sam između dva modela i drago mi je da sam uzeo ovaj.',
			'Naručeno navečer, idući dan preuzeto u poslovnici, sve je u redu.',
			'Kupljeno po preporuci iz poslovnice i nisam požalila.',
			'Pišem tek nakon nekoliko tjedana, da bude korisno: i dalje sve radi.',
			'Očekivala sam manje, ugodno sam iznenađena.',
		],
		fair: [
			`${Noun} ${WORKS[gender]} dobro, ali ima mjesta za napredak.`,
			'Za cijenu korektno, uz jednu manju zamjerku.',
			'Sve u redu, osim što je dostava kasnila dan.',
			'Solidno, iako sam po opisu očekivao nešto više.',
		],
		sorry: [
			'Vratio sam u roku, povrat novca stigao je za četiri dana.',
			'Nije za mene: nadao sam se drugačijem.',
			'Prvi primjerak imao je grešku, zamijenili su ga bez rasprave.',
		],
	};
}
