import { readSearchWords, type SearchWords, saveSearchWords } from '../../api/search-words.ts';
import type { SettingGroup } from '../../ui/setting-group.ts';

/** Words of a language as a form. `onSaved` is called when they are saved. */
export const wordsGroup = (language: string, onSaved: () => unknown): SettingGroup<SearchWords> => ({
	title: 'words.words',
	about: 'words.about',
	fields: [
		{ name: 'groups', label: 'words.groups', hint: 'words.groups-hint', isLong: 10 },
		{ name: 'leads', label: 'words.leads', hint: 'words.leads-hint', isLong: 6 },
		{ name: 'fillers', label: 'words.fillers', hint: 'words.fillers-hint', isLong: 4 },
		{ name: 'units', label: 'words.units', hint: 'words.units-hint', isLong: 6 },
	],
	read: () => readSearchWords(language),
	toTyped: ({ groups, leads, fillers, units }) => ({ groups, leads, fillers, units }),
	async save({ groups = '', leads = '', fillers = '', units = '' }, { read }) {
		const result = await saveSearchWords(language, { groups, leads, fillers, units }, read.version);
		if (result.ok) onSaved();
		return result;
	},
});
