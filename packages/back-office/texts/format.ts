import { getLanguage } from './text.ts';

const locale = (): string => (getLanguage() === 'hr' ? 'hr-HR' : 'en-IE');

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);
