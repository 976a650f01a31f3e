import type { TitleAndShort } from '../texts.ts';

export const lists: Readonly<Record<string, TitleAndShort>> = {
	novo: ['Novo v ponudbi', 'Izdelki, ki so v ponudbo prišli v zadnjih šestdesetih dneh.'],
	akcija: ['Akcija', 'Znižane cene. Ob vsaki je navedena tudi najnižja cena v 30 dneh pred znižanjem.'],
	najprodavanije: ['Najbolj prodajano', 'Kar drugi kupci najpogosteje izberejo, merjeno s prodajo v zadnjem letu.'],
};
