import type { Random } from '../random.ts';

const INITIALS = 'ABCDFGHIJKLMNPRSTVZ';
const HANDLES = [
	'tihi_ventilator',
	'lemilica42',
	'pinout',
	'otpornik_1k',
	'gornji_grad',
	'kabel_od_metra',
	'ured_na_katu',
	'srednja_skala',
	'bura_u_uvali',
	'mjeri_pa_rezi',
	'nocni_pas',
	'radionica_7',
	'prazna_baterija',
	'citam_upute',
	'kvarner_jutro',
	'stari_kabel',
	'rezerva30',
	'tri_faze',
	'dva_monitora',
	'crni_kabel',
	'sklopka',
	'grlo_e27',
	'pet_volti',
	'kapacitet',
	'mali_otpor',
	'sinus',
	'nula_db',
	'poslije_kise',
] as const;

/** Initials or a handle: reviewers stay unnamed. */
export function reviewerName(random: Random): string {
	if (random.chance(0.4)) return random.pick(HANDLES);
	return `${random.pick([...INITIALS])}. ${random.pick([...INITIALS])}.`;
}
