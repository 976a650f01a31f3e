import { useSyncExternalStore } from 'react';
import en from './en.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };

export type TextKey = keyof typeof hr;
export type Language = 'hr' | 'en';

const TEXTS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { hr, en };
const STORED_AS = 'back-office-language';

let language: Language = readLanguage();
const listeners = new Set<() => void>();

/** Text in the chosen language; `{name}` is replaced by a value. */
export function t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
	return TEXTS[language][key].replaceAll(/\{(\w+)\}/g, (all, name: string) => (name in values ? String(values[name]) : all));
}

export const isTextKey = (key: string): key is TextKey => key in hr;

/** The text of a value that the API names, such as a status; the name itself if there is none. */
export const tOf = (group: string, name: string): string => {
	const key = `${group}.${name}`;
	return isTextKey(key) ? t(key) : name;
};

export const getLanguage = (): Language => language;

export function setLanguage(chosen: Language): void {
	language = chosen;
	localStorage.setItem(STORED_AS, chosen);
	document.documentElement.lang = chosen;
	for (const listener of listeners) listener();
}

/** The chosen language; components that use it render again when it changes. */
export function useLanguage(): Language {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => language,
	);
}

/** The language that was chosen here before; Croatian otherwise. */
function readLanguage(): Language {
	const isEnglish = typeof localStorage !== 'undefined' && localStorage.getItem(STORED_AS) === 'en';
	if (isEnglish) document.documentElement.lang = 'en';
	return isEnglish ? 'en' : 'hr';
}
