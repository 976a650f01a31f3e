/** Lower case without diacritics, so that `sisak` finds `Šišak`. */
export const foldText = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');
